declare module '@adobe/structured-data-validator' {
  export interface ValidationIssue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
    fieldNames?: string[];
  }

  export default class Validator {
    /** Without the vocabulary of schema.org it applies Google's rules; the vocabulary is checked by schema-dts. */
    constructor(vocabulary?: object);
    validate(data: { jsonld: Record<string, object[]> }): Promise<ValidationIssue[]>;
  }
}
