import { parseSync } from 'oxc-parser';
import type { SourceFile } from './walk-files.ts';

/** A node of the syntax tree, as far as a guard needs to know it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Something that a module takes from elsewhere, by whatever syntax. */
export interface ImportedName {
  readonly specifier: string;
  readonly line: number;
  /** By `import()`, when it is needed. */
  readonly isLater: boolean;
}

/** One parsed source file. */
export interface ParsedModule extends SourceFile {
  readonly lines: number;
  readonly imports: readonly ImportedName[];
  /** Complaints of the parser; a guard that ignored them would check an empty tree. */
  readonly errors: readonly string[];
  readonly nodes: readonly SyntaxNode[];
}

/** True for a node of the syntax tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}

function collect(value: unknown, into: SyntaxNode[]): SyntaxNode[] {
  if (Array.isArray(value)) for (const one of value) collect(one, into);
  if (!isNode(value)) return into;
  into.push(value);
  for (const child of Object.values(value)) if (typeof child === 'object') collect(child, into);
  return into;
}

/** The child node under a key, or null. */
export function child(node: SyntaxNode, key: string): SyntaxNode | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

/** The text of a string literal (also of a template without holes), or null for any other node. */
export function literalText(node: SyntaxNode | null): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type === 'TemplateElement') return rawText(node['value']);
  return null;
}

function rawText(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string' ? value.raw : null;
}

/** The name under which a property or an identifier stands, or null. */
export function nameOf(node: SyntaxNode | null): string | null {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return typeof node['name'] === 'string' ? node['name'] : null;
  return literalText(node);
}

/** Line of a position, counted from 1. */
export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let index = text.indexOf('\n'); index !== -1 && index < position; index = text.indexOf('\n', index + 1)) line += 1;
  return line;
}

const importing = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'TSImportType',
  'TSExternalModuleReference',
]);

/** Parses a file and collects whatever it imports: statements, re-exports, `import()` as value and as type. */
export function parseModule(file: SourceFile): ParsedModule {
  const { program, errors } = parseSync(file.path, file.text);
  const nodes = collect(program, []);
  const imports = nodes
    .filter((node) => importing.has(node.type))
    .flatMap((node) => {
      const specifier = literalText(child(node, 'source') ?? child(node, 'expression') ?? child(node, 'argument'));
      return specifier === null ? [] : [{ specifier, line: lineAt(file.text, node.start), isLater: node.type === 'ImportExpression' }];
    });
  return {
    ...file,
    lines: file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0),
    imports,
    errors: errors.map(({ message }) => message),
    nodes,
  };
}
