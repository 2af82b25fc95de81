import type { Finding } from '../source/finding.ts';
import { child, isNode, lineAt, nameOf, type ParsedModule, type SyntaxNode } from '../source/parse-module.ts';

const ofServers =
  /^(packages\/kernel\/(server|contract|format)\/src|packages\/features\/[^/]+\/src\/(server|rules|contract)|apps\/server\/src)\//;
const containers = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** Variables of server modules outlive a server; each is known, with the reason why the next one in the process is not touched. */
export function moduleState(modules: readonly ParsedModule[], known: Readonly<Record<string, string>>): Finding[] {
  const found = modules.filter(({ path }) => ofServers.test(path)).flatMap(stateOf);
  const names = new Set(found.map(({ key }) => key));
  const gone = Object.keys(known).filter((key) => !names.has(key));
  return [
    ...found
      .filter(({ key }) => !(key in known))
      .map(({ path, line }) => ({
        path,
        line,
        complaint: 'a variable of a module outlives the server; keep it in services, or say why it may',
      })),
    ...gone.map((key) => ({ path: key, complaint: 'is not there any more' })),
  ];
}

function stateOf(module: ParsedModule): { readonly key: string; readonly path: string; readonly line: number }[] {
  const program = module.nodes.find(({ type }) => type === 'Program');
  return nodesOf(program?.['body'])
    .map((node) => (node.type === 'ExportNamedDeclaration' ? child(node, 'declaration') : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap((node) =>
      nodesOf(node?.['declarations'])
        .filter((one) => node?.['kind'] === 'let' || isEmptyContainer(child(one, 'init')))
        .map((one) => ({ key: `${module.path} ${nameOf(child(one, 'id'))}`, path: module.path, line: lineAt(module.text, one.start) })),
    );
}

/** One that is filled from the start is a list; one that begins empty is there to be filled. */
const isEmptyContainer = (node: SyntaxNode | null): boolean =>
  node?.type === 'NewExpression' && containers.has(nameOf(child(node, 'callee')) ?? '') && nodesOf(node['arguments']).length === 0;

const nodesOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);
