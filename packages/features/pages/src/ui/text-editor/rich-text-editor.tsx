import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { RichText } from '../../contract/index.ts';
import { useRichTextStyles } from '../blocks/rich-text-styles.ts';
import { extensionsKnowing } from './extensions.ts';
import { goOnBehind } from './go-on-behind.ts';
import { KnownFiles } from './known-files.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LossNotice } from './loss-notice.tsx';
import type { Losses } from './paste/losses.ts';
import type { BesideText } from './paste/pasting.ts';
import type { PicturePlace } from './picture-dialog.tsx';
import { TextToolbar } from './text-toolbar.tsx';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));
const FormulaDialog = lazy(async () => ({ default: (await import('./formula-dialog.tsx')).FormulaDialog }));

const useStyles = makeStyles({
  frame: {
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { outline: `2px solid ${tokens.colorBrandStroke1}` },
  },
  wrong: { border: `1px solid ${tokens.colorPaletteRedBorderActive}` },
  // What TipTap would write into a <style>, which a strict Content-Security-Policy refuses.
  content: {
    '& .ProseMirror': {
      boxSizing: 'border-box',
      minHeight: '140px',
      padding: '16px 20px',
      outline: 'none',
      position: 'relative',
      whiteSpace: 'break-spaces',
      overflowWrap: 'break-word',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror-separator': {
      display: 'inline !important',
      border: 'none !important',
      margin: '0 !important',
      width: '0 !important',
      height: '0 !important',
    },
    '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
    '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
    '& figure[data-picture] img': { display: 'block', width: '100%', height: 'auto' },
    '& figure[data-gone] > span': {
      padding: '24px 16px',
      border: `2px dashed ${tokens.colorPaletteRedBorderActive}`,
      color: tokens.colorPaletteRedForeground1,
      textAlign: 'center',
    },
    '& span[data-gone]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'wavy',
      textDecorationColor: tokens.colorPaletteRedBorderActive,
    },
    '& .selectedCell': { backgroundColor: tokens.colorBrandBackground2 },
    '& .ProseMirror-selectednode': { outline: `2px solid ${tokens.colorBrandStroke1}` },
  },
  error: { margin: '4px 0 0', color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});

interface RichTextEditorProps {
  /** Text to start with; later changes come from the editor alone. */
  readonly text: RichText;
  /** What the page knows, and a way to make more known to it. */
  readonly files: BlockEditorProps<unknown>['page']['files'];
  readonly addFile: BlockEditorProps<unknown>['addFile'];
  readonly label: string;
  readonly onChange: (text: RichText) => void;
  readonly error?: string | undefined;
  /** Takes what was pasted and stands beside a text: pictures, and the texts between them. */
  readonly onBeside?: (blocks: BesideText['blocks']) => void;
  /** A slash at the beginning of an empty line asks for something else than text; without a choice it is a slash. */
  readonly onSlash?: (onNothing: () => void) => void;
}

/** Writes rich text as the JSON tree of the contract; looks as the text will look. */
export function RichTextEditor({ text, files, addFile, label, onChange, error, onBeside, onSlash }: RichTextEditorProps) {
  const styles = useStyles();
  const looks = useRichTextStyles();
  const errorId = useId();
  const [asksLink, setAsksLink] = useState(false);
  const [asksFormula, setAsksFormula] = useState(false);
  const [asksPicture, setAsksPicture] = useState<PicturePlace | null>(null);
  const [losses, setLosses] = useState<Losses>({});
  // The editor keeps the handlers that it was made with.
  const newest = useRef(onSlash);
  useEffect(() => {
    newest.current = onSlash;
  });
  const [known] = useState(() => new KnownFiles(files));
  const [extensions] = useState(() => extensionsKnowing(known));
  const askLink = () => {
    goOnBehind(editor);
    setAsksLink(true);
  };
  const editor = useEditor({
    extensions,
    // The same tree by another name: TipTap's type knows no optional properties.
    content: text as JSONContent,
    injectCSS: false,
    editorProps: {
      attributes: { class: looks.text, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: 'de-CH' },
      handleDoubleClickOn: (_view, _at, { type }, nodeAt) => {
        if (type.name === 'formula') setAsksFormula(true);
        else if (type.name === 'picture') setAsksPicture({ at: nodeAt });
        return type.name === 'formula' || type.name === 'picture';
      },
      handleKeyDown: (view, event) => {
        if (event.key === '/' && newest.current && isOnEmptyLine(view)) {
          event.preventDefault();
          newest.current(() => editor.chain().focus().insertContent('/').run());
          return true;
        }
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
        event.preventDefault();
        askLink();
        return true;
      },
    },
    // The editor's own schema knows only the nodes of the contract; saving checks the tree once more.
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as RichText),
  });
  useEffect(() => known.put(files), [known, files]);
  useEffect(() => {
    const hear = ({ blocks, losses: lost }: BesideText) => {
      setLosses(lost);
      if (blocks.length > 0) onBeside?.(blocks);
    };
    editor.on('beside', hear);
    return () => void editor.off('beside', hear);
  }, [editor, onBeside]);
  return (
    <div>
      <div className={mergeClasses(styles.frame, error !== undefined && styles.wrong)}>
        <TextToolbar
          editor={editor}
          onLink={askLink}
          onFormula={() => setAsksFormula(true)}
          onPicture={() => setAsksPicture({ at: editor.isActive('picture') ? editor.state.selection.from : null })}
        />
        <EditorContent editor={editor} className={styles.content} aria-describedby={error === undefined ? undefined : errorId} />
      </div>
      <LossNotice losses={losses} onClose={() => setLosses({})} />
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Suspense fallback={null}>
        {asksPicture && (
          <PictureDialog editor={editor} place={asksPicture} files={files} addFile={addFile} onClose={() => setAsksPicture(null)} />
        )}
      </Suspense>
      <Suspense fallback={null}>{asksFormula && <FormulaDialog editor={editor} onClose={() => setAsksFormula(false)} />}</Suspense>
      {asksLink && <LinkDialog editor={editor} files={files} addFile={addFile} onClose={() => setAsksLink(false)} />}
    </div>
  );
}

function isOnEmptyLine({ state }: EditorView): boolean {
  const { parent } = state.selection.$from;
  return state.selection.empty && parent.type.name === 'paragraph' && parent.content.size === 0;
}
