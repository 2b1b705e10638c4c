/** The text entered in a form, by field name. A missing field is blank. */
export type Entries = Readonly<Record<string, string>>;

/** The seven asset categories of the specification (section 3), in its order. */
export const ASSET_CATEGORIES = [
  'realEstate',
  'bankAccounts',
  'investments',
  'retirementAccounts',
  'vehicles',
  'businessAssets',
  'personalProperty',
] as const;

export type AssetCategory = (typeof ASSET_CATEGORIES)[number];

const PERSON_FIELDS = [
  'Income',
  'InCity',
  'Fica',
  'CityTax',
  'OtherSupport',
  'BusinessExpenses',
  'PublicAssistance',
] as const;
/** The law's figures that a visitor may override. */
export const PARAMETER_FIELDS = [
  'maintenanceCap',
  'childSupportCap',
  'selfSupportReserve',
  'povertyLevel',
] as const;
/** Fields without effect in a worksheet without children. */
export const CHILDREN_FIELDS: readonly string[] = [
  'custodialParent',
  'childcareExpenses',
  'healthInsurance',
  'healthInsurancePaidBy',
  'medicalExpenses',
];
const WORKSHEET_FIELDS = [
  'onDate',
  'marriageLength',
  ...PERSON_FIELDS.map((field) => `first${field}`),
  ...PERSON_FIELDS.map((field) => `second${field}`),
  'numberOfChildren',
  ...CHILDREN_FIELDS,
  ...PARAMETER_FIELDS,
];

export const FIELDS = {
  'alimony-estimate': ['payorIncome', 'payeeIncome', 'marriageLength', 'hasChildren'],
  'child-support-estimate': [
    'custodialIncome',
    'nonCustodialIncome',
    'numberOfChildren',
    'childcareExpenses',
    'healthInsurance',
    'extraordinaryExpenses',
  ],
  'maintenance-worksheet': [...WORKSHEET_FIELDS, 'youEarn'],
  'child-support-worksheet': [...WORKSHEET_FIELDS, 'married'],
  'asset-division': [
    ...ASSET_CATEGORIES.flatMap((category) => [category, `${category}KeptBy`]),
    'debts',
    'debtsKeptBy',
    'firstShare',
    'pensionMonthsOf',
    'pensionMonths',
    'pensionMarriageMonths',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ParameterField = (typeof PARAMETER_FIELDS)[number];

export type CalculationForm = keyof typeof FIELDS;
