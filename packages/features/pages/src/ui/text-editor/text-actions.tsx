import { ArrowRedo24Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { LineHorizontal124Regular } from '@fluentui/react-icons/svg/line-horizontal';
import { Image24Regular } from '@fluentui/react-icons/svg/image';
import { Link24Regular } from '@fluentui/react-icons/svg/link';
import { MathFormula24Regular } from '@fluentui/react-icons/svg/math-formula';
import { Note24Regular } from '@fluentui/react-icons/svg/note';
import { TableAdd24Regular } from '@fluentui/react-icons/svg/table-add';
import { TaskListLtr24Regular } from '@fluentui/react-icons/svg/task-list-ltr';
import { TextBold24Regular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletList24Regular } from '@fluentui/react-icons/svg/text-bullet-list';
import { TextHeader224Regular, TextHeader324Regular, TextHeader424Regular } from '@fluentui/react-icons/svg/text-header';
import { TextItalic24Regular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtr24Regular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextQuote24Regular } from '@fluentui/react-icons/svg/text-quote';
import { TextStrikethrough24Regular } from '@fluentui/react-icons/svg/text-strikethrough';
import { TextUnderline24Regular } from '@fluentui/react-icons/svg/text-underline';
import type { Editor } from '@tiptap/react';
import type { ReactElement } from 'react';
import { blockEditorTexts } from '../../texts.ts';

const { text: texts } = blockEditorTexts;

/** One button of the toolbar; `isOn` is missing where nothing can be on. */
export interface TextAction {
  readonly name: string;
  readonly label: string;
  /** As aria-keyshortcuts writes it; Control stands for Command on a Mac. */
  readonly keys?: string;
  readonly icon: ReactElement;
  readonly run: (editor: Editor) => unknown;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
}

const cells = (type: 'tableHeader' | 'tableCell') => Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] }));
/** Three columns with a row of headings; more come by the buttons inside. */
const emptyTable = {
  type: 'table',
  content: (['tableHeader', 'tableCell', 'tableCell'] as const).map((type) => ({ type: 'tableRow', content: cells(type) })),
};

export const textActions: readonly (readonly TextAction[])[] = [
  [
    mark('bold', 'Control+B', <TextBold24Regular />, (editor) => editor.chain().focus().toggleBold().run()),
    mark('italic', 'Control+I', <TextItalic24Regular />, (editor) => editor.chain().focus().toggleItalic().run()),
    mark('underline', 'Control+U', <TextUnderline24Regular />, (editor) => editor.chain().focus().toggleUnderline().run()),
    mark('strike', 'Control+Shift+S', <TextStrikethrough24Regular />, (editor) => editor.chain().focus().toggleStrike().run()),
  ],
  [
    heading(2, texts.heading2, <TextHeader224Regular />),
    heading(3, texts.heading3, <TextHeader324Regular />),
    heading(4, texts.heading4, <TextHeader424Regular />),
  ],
  [
    mark('bulletList', 'Control+Shift+8', <TextBulletList24Regular />, (editor) => editor.chain().focus().toggleBulletList().run()),
    mark('orderedList', 'Control+Shift+7', <TextNumberListLtr24Regular />, (editor) => editor.chain().focus().toggleOrderedList().run()),
    mark('taskList', 'Control+Shift+9', <TaskListLtr24Regular />, (editor) => editor.chain().focus().toggleTaskList().run()),
    mark('blockquote', 'Control+Shift+B', <TextQuote24Regular />, (editor) => editor.chain().focus().toggleBlockquote().run()),
    {
      name: 'box',
      label: texts.box,
      icon: <Note24Regular />,
      run: (editor) => editor.chain().focus().toggleWrap('box').run(),
      isOn: (editor) => editor.isActive('box'),
    },
    {
      name: 'insertTable',
      label: texts.insertTable,
      icon: <TableAdd24Regular />,
      run: (editor) => editor.chain().focus().insertContent(emptyTable).run(),
      isOff: (editor) => editor.isActive('table'),
    },
    {
      name: 'rule',
      label: texts.rule,
      icon: <LineHorizontal124Regular />,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];

export const linkIcon = <Link24Regular />;
export const pictureIcon = <Image24Regular />;
export const formulaIcon = <MathFormula24Regular />;

export const historyActions: readonly TextAction[] = [
  {
    name: 'undo',
    label: texts.undo,
    keys: 'Control+Z',
    icon: <ArrowUndo24Regular />,
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: 'redo',
    label: texts.redo,
    keys: 'Control+Y',
    icon: <ArrowRedo24Regular />,
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

type Named = 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'taskList';

function mark(name: Named | 'blockquote', keys: string, icon: ReactElement, run: TextAction['run']): TextAction {
  return { name, label: name === 'blockquote' ? texts.quote : texts[name], keys, icon, run, isOn: (editor) => editor.isActive(name) };
}

function heading(level: 2 | 3 | 4, label: string, icon: ReactElement): TextAction {
  return {
    name: `heading${level}`,
    label,
    keys: `Control+Alt+${level}`,
    icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  };
}
