import { Button, DialogBody, DialogSurface, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { fill } from '@pausenplatz/kernel-contract';
import type { SidebarEntry } from '@pausenplatz/kernel-host';
import { plainWords } from '@pausenplatz/kernel-format';
import { EmptyState, Modal, Skeletons } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { webTexts } from '../screen-texts.ts';
import { HitList } from './hit-list.tsx';
import { idOfOption } from './hit-option.tsx';
import { optionsOf, type SearchOption, stepFrom, wayBack } from './hit-options.ts';
import { useSearch } from './use-search.ts';

const listId = 'treffer';

const useStyles = makeStyles({
  surface: { maxWidth: '620px', padding: '12px', alignSelf: 'start', marginTop: 'min(12vh, 96px)' },
  // The ring goes around the whole field, sign and all.
  field: {
    ':focus-within': { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
    '& input:focus-visible': { outlineStyle: 'none' },
    '::after': { display: 'none' },
  },
  body: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '4px 8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  heard: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  keys: { marginInlineStart: 'auto', '@media (pointer: coarse), (max-width: 640px)': { display: 'none' } },
});

interface SearchDialogProps {
  readonly entries: readonly SidebarEntry[];
  readonly onClose: () => void;
}

/** Search over everything that features find, by keyboard alone if one likes: type, arrow keys, Enter. */
export function SearchDialog({ entries, onClose }: SearchDialogProps) {
  const styles = useStyles();
  const texts = webTexts.search;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const { groups, isWaiting, failed, askAgain } = useSearch(typed, opened, entries);
  const options = groups.flatMap((group) => optionsOf(group, group.name === opened));
  const reachable = opened === null ? options : [wayBack, ...options];
  // Answers come one after the other: what somebody reached stays so, and until then it is the first hit.
  const active = reachable.find(({ key }) => key === reached) ?? options[0] ?? reachable[0];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isNothing = count === 0 && !isWaiting && failed.length === 0;

  const turnTo = (group: string | null) => {
    setOpened(group);
    setReached(null);
  };

  return (
    <Modal onClose={onClose}>
      {(close) => {
        const choose = (option: SearchOption | undefined) => {
          if (option?.kind === 'hit') close(() => void navigate(option.hit.path));
          if (option?.kind === 'all') turnTo(option.group);
          if (option?.kind === 'back') turnTo(null);
        };
        const onKeyDown = (event: KeyboardEvent) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
          if (step !== null) {
            event.preventDefault();
            setReached(stepFrom(reachable, active?.key ?? null, step));
          }
          // The word that an input method is still putting together is not sent off.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(active);
        };
        return (
          <DialogSurface className={styles.surface} aria-label={texts.title}>
            <DialogBody className={styles.body}>
              <Input
                size="large"
                className={styles.field}
                role="combobox"
                aria-label={texts.placeholder}
                aria-expanded
                aria-controls={listId}
                aria-activedescendant={active && idOfOption(active.key)}
                placeholder={texts.placeholder}
                contentBefore={<Search24Regular />}
                value={typed}
                onChange={(_event, { value }) => {
                  setTyped(value);
                  setReached(null);
                }}
                onKeyDown={onKeyDown}
              />
              <HitList
                id={listId}
                groups={groups}
                typed={plainWords(typed)}
                opened={opened}
                active={active?.key ?? null}
                onActive={setReached}
                onChoose={choose}
                onKeyDown={onKeyDown}
              />
              {count === 0 && isWaiting && <Skeletons shape="rows" count={4} />}
              {isNothing && (
                <div aria-hidden>
                  <EmptyState as="p" scene="lostPath" title={fill(texts.nothing, { words: typed.trim() })} body={texts.nothingHint} />
                </div>
              )}
              <div className={styles.below}>
                {/* Who sees the empty place needs no words below it; who does not hears them. */}
                <output className={isNothing ? styles.heard : undefined}>
                  {failed.length === 0 || count > 0 ? wordsBelow(count, isWaiting, typed) : null}
                </output>
                {failed.length > 0 && (
                  <>
                    <span role="alert">{fill(texts.failed, { groups: failed.join(', ') })}</span>
                    <Button size="small" onClick={askAgain}>
                      {texts.again}
                    </Button>
                  </>
                )}
                <span className={styles.keys} aria-hidden>
                  {texts.keys}
                </span>
              </div>
            </DialogBody>
          </DialogSurface>
        );
      }}
    </Modal>
  );
}

function wordsBelow(count: number, isWaiting: boolean, typed: string): string {
  const texts = webTexts.search;
  if (count > 0) return fill(texts.count, { count });
  return isWaiting ? texts.searching : `${fill(texts.nothing, { words: typed })} ${texts.nothingHint}`;
}
