import type { Finding } from '../source/finding.ts';
import { child, isNode, lineAt, nameOf, type ParsedModule, type SyntaxNode } from '../source/parse-module.ts';

/** What reads the screen at one instant, while React may still be painting. */
const reads = new Set(['element', 'elements', 'query', 'querySelector', 'querySelectorAll']);
/** What asks again until it is so. */
const patient = new Set(['poll', 'waitFor', 'toPass']);

const calledName = (node: SyntaxNode): string | null => {
  const callee = child(node, 'callee');
  return callee?.type === 'MemberExpression' ? nameOf(child(callee, 'property')) : nameOf(callee);
};
const within = (node: SyntaxNode, outer: SyntaxNode) => node.start >= outer.start && node.end <= outer.end;

/**
 * Expectations of component tests that look at the screen once. What was awaited just before is painted, the rest may not be:
 * such a test passes alone and fails on a busy machine.
 */
export function hastyExpectations(modules: readonly ParsedModule[]): Finding[] {
  return modules.filter(({ path }) => path.endsWith('.test.tsx')).flatMap(hastyIn);
}

function hastyIn(module: ParsedModule): Finding[] {
  const calls = module.nodes.filter(({ type }) => type === 'CallExpression');
  const readingCalls = calls.filter((call) => reads.has(calledName(call) ?? ''));
  // Helpers of the file that read the screen: `const names = () => list.elements().map(…)`.
  const helpers = new Set(
    module.nodes
      .filter(({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration')
      .filter((one) => isFunction(one.type === 'FunctionDeclaration' ? one : child(one, 'init')))
      .filter((one) => readingCalls.some((call) => within(call, one)))
      .map((one) => nameOf(child(one, 'id'))),
  );
  const looks = (node: SyntaxNode) =>
    calls.some(
      (call) =>
        within(call, node) &&
        (readingCalls.includes(call) || (child(call, 'callee')?.type === 'Identifier' && helpers.has(calledName(call)))),
    );
  const patientCalls = calls.filter((call) => patient.has(calledName(call) ?? ''));
  return calls
    .filter((call) => nameOf(child(call, 'callee')) === 'expect')
    .filter((call) => argumentsOf(call).some(looks) && !patientCalls.some((outer) => outer !== call && within(call, outer)))
    .map((call) => ({
      path: module.path,
      line: lineAt(module.text, call.start),
      complaint: 'the screen is read once; `expect.element`, `expect.poll` and `vi.waitFor` wait for what is still painted',
    }));
}

const isFunction = (node: SyntaxNode | null) => node !== null && /Function/.test(node.type);
const argumentsOf = (call: SyntaxNode): SyntaxNode[] => (Array.isArray(call['arguments']) ? call['arguments'].filter(isNode) : []);
