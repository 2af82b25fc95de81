import { Button, Checkbox, makeStyles, MessageBar, MessageBarBody, Spinner, Textarea, tokens } from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { counted, fill } from '@pausenplatz/kernel-contract';
import type { PageOriginChoiceProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { pageLimits, plainText } from '../../contract/index.ts';
import { importTexts as texts } from '../../texts.imports.ts';
import { LossNotice } from '../text-editor/loss-notice.tsx';
import type { ImportedBlock } from './imported-block.ts';
import { createMaker } from './make-page.ts';
import { importEndings, type ImportProblem, readCopied, readImport, type ReadImport } from './read-import.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  wide: { width: '100%' },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  list: {
    boxSizing: 'border-box',
    width: '100%',
    maxHeight: '260px',
    margin: 0,
    padding: '4px 8px',
    overflowY: 'auto',
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  words: { overflowWrap: 'anywhere' },
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

type State =
  | { readonly kind: 'empty'; readonly problem: ImportProblem | null }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly read: ReadImport; readonly without: ReadonlySet<string> };

/** A file or something copied becomes blocks, shown before a page is made of them; each can be left out. */
export function ImportChoice({ onChoose }: PageOriginChoiceProps) {
  const styles = useStyles();
  const [state, setState] = useState<State>({ kind: 'empty', problem: null });
  const maker = useRef(createMaker());
  // Whoever chose another beginning meanwhile has left this one.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const show = (read: ReadImport, without: ReadonlySet<string>) => {
    setState({ kind: 'read', read, without });
    const blocks = read.blocks.filter(({ id }) => !without.has(id)).slice(0, pageLimits.blocksPerPage);
    const make = maker.current;
    onChoose(
      blocks.length === 0
        ? null
        : { id: 'import', title: read.title, make: (api, page, idempotencyKey) => make(api, blocks, page, idempotencyKey) },
    );
  };
  const take = (read: ReadImport | ImportProblem) => {
    if (!isHere.current) return;
    maker.current = createMaker();
    if (typeof read !== 'string') return show(read, new Set());
    setState({ kind: 'empty', problem: read });
    onChoose(null);
  };
  if (state.kind === 'reading') return <Spinner label={texts.reading} />;
  if (state.kind === 'read')
    return (
      <div className={styles.stack}>
        <Preview {...state} onWithout={(without) => show(state.read, without)} />
        <Button
          onClick={() => {
            setState({ kind: 'empty', problem: null });
            onChoose(null);
          }}
        >
          {texts.other}
        </Button>
      </div>
    );
  return (
    <Sources
      problem={state.problem}
      onFile={(file) => {
        setState({ kind: 'reading' });
        void readImport(file).then(take);
      }}
      onCopied={(markup, words) => take(readCopied(markup, words))}
    />
  );
}

interface SourcesProps {
  readonly problem: ImportProblem | null;
  readonly onFile: (file: File) => void;
  readonly onCopied: (markup: string, words: string) => void;
}

function Sources({ problem, onFile, onCopied }: SourcesProps) {
  const styles = useStyles();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.stack}>
      <Button icon={<ArrowUpload24Regular />} onClick={() => chooser.current?.click()}>
        {texts.file}
      </Button>
      <span className={styles.hint}>{texts.fileHelp}</span>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={importEndings}
        aria-label={texts.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file chosen again after a failure must count as a change.
          target.value = '';
        }}
      />
      <FormField label={texts.paste} className={styles.wide}>
        <Textarea
          value=""
          onChange={(_event, { value }) => onCopied('', value)}
          onPaste={(event) => {
            event.preventDefault();
            const [file] = event.clipboardData.files;
            const [markup, words] = [event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain')];
            if (markup === '' && words === '' && file) onFile(file);
            else onCopied(markup, words);
          }}
        />
      </FormField>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {texts.problems[problem]}
        </p>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly read: ReadImport;
  readonly without: ReadonlySet<string>;
  readonly onWithout: (without: ReadonlySet<string>) => void;
}

function Preview({ read: { blocks, losses, leftOut, sheets, missing, archived, unused }, without, onWithout }: PreviewProps) {
  const styles = useStyles();
  const label = useId();
  const [showsLosses, setShowsLosses] = useState(true);
  const maximum = pageLimits.blocksPerPage;
  const notices = [
    blocks.length - without.size > maximum && fill(texts.tooMany, { maximum }),
    leftOut.length > 0 && fill(texts.leftOut, { names: leftOut.join(', ') }),
    sheets.length > 0 && fill(texts.sheets, { names: someOf(sheets) }),
    archived > 0 && counted(texts.archived, archived),
    missing.length > 0 && fill(texts.missing, { names: someOf(missing) }),
    unused.length > 0 && fill(texts.unused, { names: someOf(unused) }),
    blocks.some((block) => block.kind === 'picture' && typeof block.source === 'string') && texts.fetched,
  ].filter((sentence) => sentence !== false);
  return (
    <>
      <span id={label}>{counted(texts.found, blocks.length - without.size)}</span>
      <ul className={styles.list} aria-label={texts.list}>
        {blocks.map((block) => (
          <li key={block.id}>
            <Checkbox
              checked={!without.has(block.id)}
              label={<span className={styles.words}>{wordsOf(block)}</span>}
              onChange={(_event, { checked }) => {
                const next = new Set(without);
                if (checked === true) next.delete(block.id);
                else next.add(block.id);
                onWithout(next);
              }}
            />
          </li>
        ))}
      </ul>
      {notices.map((sentence) => (
        <MessageBar key={sentence} layout="multiline">
          <MessageBarBody>{sentence}</MessageBarBody>
        </MessageBar>
      ))}
      {showsLosses && <LossNotice losses={losses} onClose={() => setShowsLosses(false)} />}
    </>
  );
}

const namesAtMost = 8;

/** Of many files only the first: the notice leaves room for the rest of the dialog. */
function someOf(names: readonly string[]): string {
  const first = names.slice(0, namesAtMost).join(', ');
  return names.length > namesAtMost ? fill(texts.andMore, { names: first, count: names.length - namesAtMost }) : first;
}

const longest = 90;

function wordsOf(block: ImportedBlock): string {
  const words =
    block.kind === 'picture' ? block.alt || texts.pictureWithoutWords : block.kind === 'title' ? block.text : plainText(block.text);
  const line = words.trim().replaceAll(/\s+/gu, ' ');
  return fill(texts.kinds[block.kind], { words: line.length > longest ? `${line.slice(0, longest)} …` : line });
}
