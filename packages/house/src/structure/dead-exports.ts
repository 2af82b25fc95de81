import { posix } from 'node:path';
import type { Finding } from '../source/finding.ts';
import { child, isNode, lineAt, nameOf, type ParsedModule, type SyntaxNode } from '../source/parse-module.ts';

/** Others use these packages by themselves, or tools read the names. */
const isRead = /^packages\/signalr\/|^apps\/web\/build\/|\.config\.ts$|\.d\.ts$/;

const listOf = (node: SyntaxNode, key: string): SyntaxNode[] => (Array.isArray(node[key]) ? node[key].filter(isNode) : []);

/** Names that a module gives away itself, and not for another one. */
function exportsOf(module: ParsedModule): { readonly name: string; readonly at: number }[] {
  return module.nodes
    .filter((node) => node.type === 'ExportNamedDeclaration' && child(node, 'source') === null)
    .flatMap((node) => {
      const declaration = child(node, 'declaration');
      if (declaration === null)
        return listOf(node, 'specifiers').map((one) => ({ name: nameOf(child(one, 'exported')) ?? '', at: node.start }));
      const declared = declaration.type === 'VariableDeclaration' ? listOf(declaration, 'declarations') : [declaration];
      return declared.flatMap((one) => {
        const id = child(one, 'id');
        const names =
          id?.type === 'ObjectPattern' ? listOf(id, 'properties').map((property) => nameOf(child(property, 'value'))) : [nameOf(id)];
        return names.map((name) => ({ name: name ?? '', at: node.start }));
      });
    });
}

/** Names that a module takes from elsewhere: by import, as a property of what it imported whole, or by a name in an imported type. */
function usesOf(module: ParsedModule): string[] {
  return module.nodes.flatMap((node) => {
    if (node.type === 'ImportSpecifier') return [nameOf(child(node, 'imported')) ?? ''];
    if (node.type === 'MemberExpression') return [nameOf(child(node, 'property')) ?? ''];
    if (node.type === 'Property') return [nameOf(child(node, 'key')) ?? ''];
    if (node.type === 'TSImportType') return [nameOf(child(node, 'qualifier')) ?? ''];
    return [];
  });
}

/** Modules that others import whole, by path; what is given on so is read by name where nobody can see it. */
function takenWhole(modules: readonly ParsedModule[]): ReadonlySet<string> {
  const sources = modules.flatMap((module) =>
    module.nodes
      .filter(
        (node) => node.type === 'ImportDeclaration' && listOf(node, 'specifiers').some(({ type }) => type === 'ImportNamespaceSpecifier'),
      )
      .flatMap((node) => {
        const source = child(node, 'source')?.['value'];
        return typeof source === 'string' && source.startsWith('.') ? [posix.join(posix.dirname(module.path), source)] : [];
      }),
  );
  return new Set(sources);
}

/**
 * What is exported and taken by nobody. Names decide, without asking from where: two exports of one name cover each other, which
 * is the price of seeing every import, also those of whole modules.
 */
export function deadExports(modules: readonly ParsedModule[]): Finding[] {
  const users = new Map<string, Set<string>>();
  for (const module of modules) for (const name of usesOf(module)) users.set(name, (users.get(name) ?? new Set()).add(module.path));
  const whole = takenWhole(modules);
  return modules
    .filter(({ path }) => !isRead.test(path) && !whole.has(path))
    .flatMap((module) =>
      exportsOf(module)
        .filter(({ name }) => name !== '' && ![...(users.get(name) ?? [])].some((path) => path !== module.path))
        .map(({ name, at }) => ({ path: module.path, line: lineAt(module.text, at), complaint: `nobody takes ${name}` })),
    );
}
