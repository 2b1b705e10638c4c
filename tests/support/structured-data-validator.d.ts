declare module '@adobe/structured-data-validator' {
  export interface ValidationIssue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
    fieldNames?: string[];
  }

  export default class Validator {
    /** Without a vocabulary it applies Google's rules only; schema-dts checks the vocabulary. */
    constructor(vocabulary?: object);
    validate(data: { jsonld: Record<string, object[]> }): Promise<ValidationIssue[]>;
  }
}
