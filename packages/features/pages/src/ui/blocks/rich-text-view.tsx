import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { AtOnce } from '@pausenplatz/kernel-ui/drawn';
import { createElement, Fragment, type ReactNode } from 'react';
import type { RichText, RichTextCell, RichTextInline, RichTextMark, RichTextNode, RichTextTask } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { FormulaView } from './formula-view.tsx';
import { LinkInText, PictureInText, TextFiles } from './text-files.tsx';

interface RichTextViewProps {
  readonly text: RichText;
  /** What the page shows: pictures between the words, and files to which they lead. */
  readonly files?: BlockSurroundings['files'];
}

/** Draws rich text from its tree. What is not a known node or mark draws nothing; no HTML is ever read (trust: T9). */
export function RichTextView({ text, files = {} }: RichTextViewProps) {
  return <TextFiles value={files}>{text.content.map(drawNode)}</TextFiles>;
}

// Nodes have no ids and the tree is drawn anew at each change, so their place is their key.
function drawNode(node: RichTextNode, place: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={place}>{node.content ? node.content.map(drawInline) : <br />}</p>;
    case 'heading':
      return isLevel(node.attrs.level) && createElement(`h${node.attrs.level}`, { key: place }, node.content?.map(drawInline));
    case 'horizontalRule':
      return <hr key={place} />;
    case 'picture':
      return <PictureInText key={place} picture={node.attrs} />;
    case 'bulletList':
      return <ul key={place}>{node.content.map(drawItem)}</ul>;
    case 'orderedList':
      return (
        <ol key={place} {...node.attrs}>
          {node.content.map(drawItem)}
        </ol>
      );
    case 'taskList':
      return (
        <ul key={place} data-tasks>
          {node.content.map(drawTask)}
        </ul>
      );
    case 'box':
      return (
        <div key={place} data-box={node.attrs.color}>
          {node.content.map(drawNode)}
        </div>
      );
    case 'blockquote':
      return <blockquote key={place}>{node.content.map(drawNode)}</blockquote>;
    case 'table':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div key={place} data-table tabIndex={0} role="group" aria-label={blockViewTexts.table}>
          <AtOnce>
            <table>
              <tbody>
                {node.content.map((row, at) => (
                  // Rows have no ids either.
                  // oxlint-disable-next-line react/no-array-index-key
                  <tr key={at}>{row.content.map(drawCell)}</tr>
                ))}
              </tbody>
            </table>
          </AtOnce>
        </div>
      );
    default:
      return null;
  }
}

function drawCell({ type, attrs, content }: RichTextCell, place: number): ReactNode {
  const spans = { colSpan: attrs?.colspan ?? 1, rowSpan: attrs?.rowspan ?? 1 };
  return createElement(type === 'tableHeader' ? 'th' : 'td', { key: place, ...spans }, content.map(drawNode));
}

function isLevel(level: unknown): boolean {
  return level === 2 || level === 3 || level === 4;
}

function drawItem(item: { readonly content: readonly RichTextNode[] }, place: number): ReactNode {
  return <li key={place}>{item.content.map(drawNode)}</li>;
}

/** A sign that cannot be pressed: the list tells how things stand, it is no form. */
function drawTask({ attrs, content }: RichTextTask, place: number): ReactNode {
  const { done, open } = blockViewTexts.task;
  return (
    <li key={place}>
      <span data-check={attrs.checked ? 'done' : 'open'} role="img" aria-label={attrs.checked ? done : open} />
      <div>{content.map(drawNode)}</div>
    </li>
  );
}

function drawInline(node: RichTextInline, place: number): ReactNode {
  return <Fragment key={place}>{(node.marks ?? []).reduceRight<ReactNode>(drawMark, drawPlain(node))}</Fragment>;
}

function drawPlain(node: RichTextInline): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'hardBreak':
      return <br />;
    case 'formula':
      return <FormulaView {...node.attrs} />;
    default:
      return null;
  }
}

function drawMark(inner: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code>{inner}</code>;
    case 'link':
      return <LinkInText {...mark.attrs}>{inner}</LinkInText>;
    default:
      return inner;
  }
}
