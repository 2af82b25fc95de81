import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { searched, useSlot } from '@pausenplatz/kernel-host';
import { ListState, look } from '@pausenplatz/kernel-ui';
import { getNavigation } from '@pausenplatz/pages/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Attachable, findAttachables } from '../../rules/index.ts';
import { attachmentTexts as texts } from '../../texts.edit.ts';
import { attachmentIcons } from '../components/attachment-icons.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  list: {
    margin: 0,
    padding: '4px',
    maxHeight: '264px',
    overflowY: 'auto',
    listStyleType: 'none',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  hit: { width: '100%', minHeight: look.touch, justifyContent: 'flex-start', textAlign: 'left' },
  words: { display: 'grid', minWidth: 0 },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** More than this is searched rather than read. */
const most = 30;

interface PlacePickerProps {
  /** Own paths that hang on the task already. */
  readonly taken: readonly string[];
  readonly onChoose: (place: Attachable) => void;
}

/** Pages and learning tools by their names: a press hangs one on the task. Arrow keys walk from the search field through the list. */
export function PlacePicker({ taken, onChoose }: PlacePickerProps) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const query = useCall(getNavigation, {});
  const found = useSlot(searched);
  const tools = (found ?? []).flatMap(({ places }) => places ?? []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys walk between the buttons inside, which have their own roles
    <div ref={frame} className={styles.frame} onKeyDown={(event) => walk(event, frame.current)}>
      <Input
        type="search"
        aria-label={texts.findPlace}
        placeholder={texts.findPlace}
        contentBefore={<Search20Regular aria-hidden />}
        value={typed}
        onChange={(_event, { value }) => setTyped(value)}
      />
      <ListState query={query} skeleton="rows">
        {({ groups }) => {
          const hits = findAttachables(typed, { groups, tools }, most).filter(({ path }) => !taken.includes(path));
          if (hits.length === 0) return <p className={styles.quiet}>{texts.noPlace}</p>;
          return (
            <ul className={styles.list} aria-label={texts.places}>
              {hits.map((hit) => {
                const Icon = attachmentIcons[hit.type];
                return (
                  <li key={hit.path}>
                    <Button
                      className={styles.hit}
                      appearance="subtle"
                      icon={<Icon />}
                      aria-label={fill(texts.addPlace, { name: hit.name, detail: hit.detail || texts.types[hit.type] })}
                      onClick={() => onChoose(hit)}
                    >
                      <span className={styles.words}>
                        <span className={styles.line}>{hit.name}</span>
                        <span className={styles.detail}>{hit.detail || texts.types[hit.type]}</span>
                      </span>
                    </Button>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </ListState>
      <p className={styles.quiet}>{texts.placeHint}</p>
    </div>
  );
}

/** Arrow keys go from the search field to the hits and on; the form around is never sent. */
function walk(event: KeyboardEvent, frame: HTMLElement | null): void {
  const isSearching = event.target instanceof HTMLInputElement;
  if (isSearching && event.key === 'Enter') event.preventDefault();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const hits = [...(frame?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const at = hits.findIndex((hit) => hit === document.activeElement);
  event.preventDefault();
  if (at + step < 0) frame?.querySelector('input')?.focus();
  else hits[Math.min(at + step, hits.length - 1)]?.focus();
}
