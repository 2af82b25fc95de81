import type { Finding } from '../source/finding.ts';
import { child, lineAt, nameOf, type ParsedModule, type SyntaxNode } from '../source/parse-module.ts';

function each(modules: readonly ParsedModule[], complaintOf: (node: SyntaxNode) => string | null): Finding[] {
  return modules.flatMap((module) =>
    module.nodes.flatMap((node) => {
      const complaint = complaintOf(node);
      return complaint === null ? [] : [{ path: module.path, line: lineAt(module.text, node.start), complaint }];
    }),
  );
}

/** What type stripping or our style forbids: `any`, enums, namespaces. */
export function forbiddenTypes(modules: readonly ParsedModule[]): Finding[] {
  const names: Readonly<Record<string, string>> = { TSAnyKeyword: 'any', TSEnumDeclaration: 'an enum' };
  return each(modules, (node) => names[node.type] ?? (isNamespace(node) ? 'a namespace' : null));
}

/** `declare module 'x'` widens the types of a package and is no namespace of ours. */
const isNamespace = (node: SyntaxNode): boolean => node.type === 'TSModuleDeclaration' && child(node, 'id')?.type === 'Identifier';

/** Type assertions but `as const`: each is a place where the compiler only believes. */
export function casts(modules: readonly ParsedModule[]): Finding[] {
  return each(modules, (node) => {
    const isCast = (node.type === 'TSAsExpression' && !isConst(node)) || node.type === 'TSTypeAssertion';
    return isCast ? 'a cast' : null;
  });
}

function isConst(node: SyntaxNode): boolean {
  const type = child(node, 'typeAnnotation');
  return type?.type === 'TSTypeReference' && nameOf(child(type, 'typeName')) === 'const';
}
