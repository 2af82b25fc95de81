import type { Finding } from '../source/finding.ts';
import { child, lineAt, nameOf, type ParsedModule } from '../source/parse-module.ts';

const mayPrint = /\/(bench|run|examples)\//;
/** A reason follows the rule's name after two dashes. */
const excused = /oxlint-disable-next-line .* -- \S+/;

/** Uses of `console` outside of tools: the server logs through its log, the browser shows a notice. */
export function strayConsole(modules: readonly ParsedModule[]): Finding[] {
  return modules
    .filter(({ path }) => !mayPrint.test(path))
    .flatMap((module) =>
      module.nodes.flatMap((node) => {
        if (node.type !== 'MemberExpression' || nameOf(child(node, 'object')) !== 'console') return [];
        const line = lineAt(module.text, node.start);
        const above = module.text.split('\n')[line - 2] ?? '';
        return excused.test(above) ? [] : [{ path: module.path, line, complaint: 'console without a reason' }];
      }),
    );
}
