import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor, type ESTree } from 'vite';

/** File contents by path from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
  isReexported: boolean;
}

/** A computed import. */
export const COMPUTED = 'import(…)';

const code = /\.[cm]?[jt]sx?$/;

/** All source files below these folders. */
export function readSources(root: string, folders: readonly string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => code.test(file) || /\.(css|json)$/.test(file))
      .map((file) => join(folder, file.replaceAll('\\', '/'))),
  );
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** All imports of the sources. Throws on a syntax error. */
export function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([file, text]) => (code.test(file) ? importsOfFile(file, text) : []));
}

function importsOfFile(from: string, text: string): Import[] {
  const { program, errors } = parseSync(from, text);
  if (errors[0]) throw new Error(`${from} does not parse: ${errors[0].message}`);
  const imports: Import[] = [];
  const byName = new Map<string, Import>();
  const add = (to: string, isTypeOnly = false, isReexported = false): Import => {
    const found = { from, to, isTypeOnly, isReexported };
    imports.push(found);
    return found;
  };
  const exportedNames: string[] = [];

  new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      const kinds = specifiers.map((each) => (each.type === 'ImportSpecifier' ? each.importKind : 'value'));
      const found = add(target(from, source.value), importKind === 'type' || areTypes(kinds));
      for (const { local } of specifiers) byName.set(local.name, found);
    },
    ExportNamedDeclaration: ({ source, specifiers, exportKind }) => {
      const kinds = specifiers.map((each) => each.exportKind);
      if (source) add(target(from, source.value), exportKind === 'type' || areTypes(kinds), true);
      else exportedNames.push(...specifiers.flatMap(({ local }) => ('name' in local ? [local.name] : [])));
    },
    ExportDefaultDeclaration: ({ declaration }) => {
      if (declaration.type === 'Identifier') exportedNames.push(declaration.name);
    },
    ExportAllDeclaration: ({ source, exportKind }) => {
      add(target(from, source.value), exportKind === 'type', true);
    },
    TSImportType: ({ source }) => {
      add(target(from, source.value), true);
    },
    ImportExpression: ({ source }) => {
      add(target(from, textOf(source)));
    },
    NewExpression: ({ callee, arguments: [address, base] }) => {
      const isOfModule = callee.type === 'Identifier' && callee.name === 'URL' && isMeta(base, 'url');
      if (isOfModule) add(target(from, textOf(address)?.replace(/^(?=\w)/, './')));
    },
    CallExpression: ({ callee, arguments: [pattern] }) => {
      if (!isMeta(callee, 'glob')) return;
      const patterns = pattern?.type === 'ArrayExpression' ? pattern.elements : [pattern];
      for (const each of patterns) {
        const glob = textOf(each);
        if (!glob?.startsWith('!')) add(target(from, glob?.replace(/[^/]*[*?{[].*$/, '')));
      }
    },
  }).visit(program);

  for (const name of exportedNames) {
    const found = byName.get(name);
    if (found) found.isReexported = true;
  }
  return imports;
}

function areTypes(kinds: readonly (string | undefined)[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => kind === 'type');
}

function isMeta(node: ESTree.Node | null | undefined, name: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === name
  );
}

function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw;
  return undefined;
}

function target(from: string, specifier: string | undefined): string {
  if (specifier === undefined) return COMPUTED;
  if (/^(#machines)?\//.test(specifier)) return specifier.slice(1);
  if (!specifier.startsWith('.')) return specifier;
  return normalize(join(dirname(from), specifier.replace(/\?.*$/, '')));
}
