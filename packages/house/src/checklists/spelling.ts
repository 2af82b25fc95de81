import type { Finding } from '../source/finding.ts';
import { child, isNode, lineAt, literalText, nameOf, type ParsedModule, type SyntaxNode } from '../source/parse-module.ts';

/** A name that the code uses on the wire or in the address bar, with where it stands. */
interface UsedName {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

/** Calls declared with `defineCall` or `defineStreamedCall`, as `METHOD path`. */
export function declaredCalls(modules: readonly ParsedModule[]): UsedName[] {
  return [...argumentsOf(modules, 'defineCall'), ...argumentsOf(modules, 'defineStreamedCall')].map(({ module, node }) => {
    const property = propertiesOf(node, module);
    return used(module, node, `${literalText(property['method'] ?? null)} ${literalText(property['path'] ?? null)}`);
  });
}

/** Types of the blocks declared with `defineBlock`. */
export function declaredBlockTypes(modules: readonly ParsedModule[]): UsedName[] {
  return argumentsOf(modules, 'defineBlock').flatMap(({ module, node }) => {
    const type = literalText(propertiesOf(node, module)['type'] ?? null);
    return type === null ? [] : [used(module, node, type)];
  });
}

/** Addresses of screens: objects with a `path` and a `load` (screens) or `origins` (framed pages), and `path` attributes of routes. */
export function declaredRoutes(modules: readonly ParsedModule[]): UsedName[] {
  return modules.flatMap((module) =>
    module.nodes.flatMap((node) => {
      const name = routeOf(node, module);
      return name?.startsWith('/') ? [used(module, node, name)] : [];
    }),
  );
}

function routeOf(node: SyntaxNode, module: ParsedModule): string | null {
  if (node.type === 'JSXAttribute' && nameOf(child(node, 'name')) === 'path') return literalText(child(node, 'value'));
  if (node.type !== 'ObjectExpression') return null;
  const property = propertiesOf(node, module);
  return property['load'] || property['origins'] ? literalText(property['path'] ?? null) : null;
}

const used = (module: ParsedModule, node: SyntaxNode, name: string): UsedName => ({
  name,
  path: module.path,
  line: lineAt(module.text, node.start),
});

function argumentsOf(modules: readonly ParsedModule[], called: string) {
  return modules.flatMap((module) =>
    module.nodes.flatMap((node) => {
      if (node.type !== 'CallExpression' || nameOf(child(node, 'callee')) !== called || !Array.isArray(node['arguments'])) return [];
      const first = module.nodes.find((one) => one.type === 'ObjectExpression' && one.start > node.start && one.end < node.end);
      return first ? [{ module, node: first }] : [];
    }),
  );
}

/** Properties of an object by name; those of a constant that is spread into it count too. */
function propertiesOf(node: SyntaxNode, module: ParsedModule): Readonly<Record<string, SyntaxNode>> {
  const list: readonly unknown[] = Array.isArray(node['properties']) ? node['properties'] : [];
  const found: Record<string, SyntaxNode> = {};
  for (const one of list.filter(isNode)) {
    const name = nameOf(child(one, 'key'));
    const value = child(one, 'value');
    if (name && value) found[name] = value;
    const constant = one.type === 'SpreadElement' && constantObject(nameOf(child(one, 'argument')), module);
    if (constant) Object.assign(found, propertiesOf(constant, module));
  }
  return found;
}

function constantObject(name: string | null, module: ParsedModule): SyntaxNode | null {
  const declared = module.nodes.find((one) => one.type === 'VariableDeclarator' && name !== null && nameOf(child(one, 'id')) === name);
  const value = declared ? child(declared, 'init') : null;
  const object = value?.type === 'TSAsExpression' ? child(value, 'expression') : value;
  return object?.type === 'ObjectExpression' ? object : null;
}

/** What is the same name but for case, dashes, slashes and the names of parameters. */
export function plain(name: string): string {
  return name
    .replaceAll(/\{\w+\}|:\w+\??/g, '*')
    .replaceAll(/[-_/\s]/g, '')
    .toLowerCase();
}

/** Router spelling → specification spelling: `/seite/:id` → `/seite/{id}`. */
export function withBraces(path: string): string {
  return path.replaceAll(/:(\w+)\??/g, '{$1}');
}

/** Names that mean one of the list and are spelled otherwise; names of our own, which the list does not know, are nobody's business. */
export function misspelled(names: readonly UsedName[], list: readonly string[]): Finding[] {
  const exact = new Set(list.map(anyParameter));
  const byPlain = new Map(list.map((one) => [plain(one), one]));
  return names.flatMap(({ name, path, line }) => {
    const meant = byPlain.get(plain(name));
    return meant === undefined || exact.has(anyParameter(name)) ? [] : [{ path, line, complaint: `${name} is spelled ${meant}` }];
  });
}

/** How many of a list exist so far. */
export function countPresent(names: readonly UsedName[], list: readonly string[]): number {
  const present = new Set(names.map(({ name }) => anyParameter(name)));
  return list.filter((one) => present.has(anyParameter(one))).length;
}

/** What a parameter is called is the code's own business; a trailing slash is not. */
const anyParameter = (name: string): string => name.replaceAll(/\{\w+\}/g, '{}');
