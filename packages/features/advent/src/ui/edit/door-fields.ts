import type { DoorContent, DoorKind, EditedDoor, ShownContent } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';

/** What a form of a door holds, whatever its kind: changing one's mind loses nothing. */
export interface DoorFields {
  readonly kind: DoorKind;
  readonly title: string;
  readonly text: string;
  readonly alt: string;
  readonly url: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly right: string;
  readonly fileId: string;
  readonly blockType: string;
  readonly blockSettings: Readonly<Record<string, unknown>>;
}

const none: DoorFields = {
  kind: 'text',
  title: '',
  text: '',
  alt: '',
  url: '',
  question: '',
  answers: ['', '', '', ''],
  right: '0',
  fileId: '',
  blockType: '',
  blockSettings: {},
};

/** The fields of what is behind a door now. */
export function fieldsOf({ content }: Pick<EditedDoor, 'content'>): DoorFields {
  if (!content) return none;
  const words = { ...none, kind: content.kind, title: content.title, text: content.text };
  switch (content.kind) {
    case 'text':
      return words;
    case 'picture':
      return { ...words, fileId: content.fileId, alt: content.alt };
    case 'video':
    case 'audio':
      return { ...words, fileId: content.fileId };
    case 'link':
      return { ...words, url: content.url };
    case 'quiz':
      return {
        ...words,
        question: content.question,
        answers: [...content.answers, '', '', '', ''].slice(0, 4),
        right: String(content.right),
      };
    case 'block':
      return { ...words, blockType: content.type, blockSettings: content.settings };
  }
}

/** What is sent of the fields: what belongs to the kind alone. */
export function contentOf(fields: DoorFields): DoorContent {
  const { kind, title, text } = fields;
  const words = { title, text };
  switch (kind) {
    case 'text':
      return { kind, ...words };
    case 'picture':
      return { kind, ...words, fileId: fields.fileId, alt: fields.alt };
    case 'video':
    case 'audio':
      return { kind, ...words, fileId: fields.fileId };
    case 'link':
      return { kind, ...words, url: fields.url };
    case 'quiz':
      return { kind, ...words, question: fields.question, ...answersOf(fields) };
    case 'block':
      return { kind, ...words, type: fields.blockType, settings: { ...fields.blockSettings } };
  }
}

/** Answers without the empty ones, and which of those that are left is right. */
function answersOf({ answers, right }: DoorFields): { readonly answers: string[]; readonly right: number } {
  const filled = answers
    .map((answer, index) => ({ answer: answer.trim(), isRight: String(index) === right }))
    .filter(({ answer }) => answer !== '');
  return {
    answers: filled.map(({ answer }) => answer),
    right: Math.max(
      0,
      filled.findIndex(({ isRight }) => isRight),
    ),
  };
}

/** What must be mended before anybody is asked, beside what the contract says. */
export function checkFields(fields: DoorFields): Partial<Record<keyof DoorFields, string>> {
  const { door: texts } = editTexts;
  if (['picture', 'video', 'audio'].includes(fields.kind) && fields.fileId === '') return { fileId: texts.noFile };
  if (fields.kind === 'quiz' && answersOf(fields).answers.length < 2) return { answers: texts.twoAnswers };
  if (fields.kind === 'block' && fields.blockType === '') return { blockType: texts.chooseBlock };
  return {};
}

/** Where the contract calls a field otherwise than the form. */
export const doorPaths = {
  'content.title': 'title',
  'content.text': 'text',
  'content.alt': 'alt',
  'content.url': 'url',
  'content.question': 'question',
  'content.answers': 'answers',
  'content.fileId': 'fileId',
  'changes.content.title': 'title',
  'changes.content.text': 'text',
  'changes.content.url': 'url',
  'changes.content.question': 'question',
  'changes.content.fileId': 'fileId',
} as const satisfies Readonly<Record<string, keyof DoorFields>>;

/** The file behind a door, as far as it is known. */
export const fileOfContent = (content: ShownContent | null) =>
  content && 'file' in content ? { id: content.fileId, file: content.file } : null;
