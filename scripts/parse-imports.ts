import { dirname, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import project from '../package.json' with { type: 'json' };

export interface SourceFile {
  /** Relative to the project folder, with slashes. */
  path: string;
  text: string;
}

export interface Import {
  /** Path relative to the project folder, or name of a package. */
  target: string;
  local: boolean;
  typeOnly: boolean;
  /** Written as a relative path. */
  relative: boolean;
}

/** The prefixes of package.json, such as `#firm/`, each with its folder. */
export const ALIASES = Object.entries(project.imports).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.replace(/^\.\/|\*$/g, '')] as const,
);
// The only function that may be passed process.env.
const ENVIRONMENT_READER = 'readEnv';

/** Reads what a file imports, and whether it reads the environment. */
export function parseImports({ path, text }: SourceFile): { imports: Import[]; readsEnvironment: boolean } {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Import[] = [];
  let readsEnvironment = false;
  let passedToReader = -1;
  const add = (specifier: unknown, typeOnly: boolean) => {
    // React Router generates the types of a route in "./+types/…".
    if (typeof specifier !== 'string' || specifier.startsWith('./+types/')) return;
    const file = specifier.replace(/\?.*$/, '');
    const relative = file.startsWith('.');
    const named = ALIASES.find(([alias]) => file.startsWith(alias));
    const target = relative ? posix.join(dirname(path), file) : named ? file.replace(...named) : specifier;
    const local = relative || named !== undefined;
    imports.push({ target, local, typeOnly, relative });
  };
  new Visitor({
    ImportDeclaration({ importKind, specifiers, source }) {
      const onlyTypes =
        specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type');
      add(source.value, importKind === 'type' || onlyTypes);
    },
    ExportNamedDeclaration({ exportKind, source }) {
      add(source?.value, exportKind === 'type');
    },
    ExportAllDeclaration({ exportKind, source }) {
      add(source.value, exportKind === 'type');
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') add(source.value, false);
      if (source.type === 'TemplateLiteral') add(source.quasis[0]?.value.cooked, false);
    },
    TSImportType({ source }) {
      add(source.value, true);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === ENVIRONMENT_READER && first)
        passedToReader = first.end;
    },
    MemberExpression({ object, property, end }) {
      const name = 'name' in property ? property.name : 'value' in property ? property.value : '';
      const isEnvironment = object.type === 'Identifier' && object.name === 'process' && name === 'env';
      if (isEnvironment && end !== passedToReader) readsEnvironment = true;
    },
  }).visit(program);
  return { imports, readsEnvironment };
}
