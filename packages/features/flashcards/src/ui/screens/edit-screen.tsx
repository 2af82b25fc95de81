import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { ButtonLink, ListState, notify, notifyRefusal, Screen as Frame, SortableList } from '@pausenplatz/kernel-ui';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { editSet } from '../../contract/index.ts';
import { sideWords } from '../../rules/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { flashcardsTitles } from '../../titles.ts';
import { EditedCard } from '../edit/card-row.tsx';
import { SetSettings } from '../edit/set-settings.tsx';
import { useAgain } from '../data.ts';
import { useCardRows } from '../edit/use-card-rows.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', color: tokens.colorNeutralForeground2 },
});

const { edit: texts, set: setTexts } = flashcardsUiTexts;

/** `/lernen/karten/bearbeiten/{id}`: the cards as they are written, saved by itself. */
export function Screen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useCall(editSet, { id }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });
  const { error } = query;
  const hasSet = query.data !== undefined;
  // The specification's way out: a set that cannot be loaded leads back to all of them.
  useEffect(() => {
    if (!error || hasSet) return;
    notify({ type: 'error', title: texts.lost });
    void navigate('/lernen/karten', { replace: true });
  }, [error, hasSet, navigate]);
  return (
    <Frame
      title={query.data?.set.title ?? flashcardsTitles.edit}
      above={
        <div>
          <ButtonLink to={`/lernen/karten/kartenset/${id}`} appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.see}
          </ButtonLink>
        </div>
      }
    >
      <ListState query={query} skeleton="rows">
        {(shown) => <Editor key={id} {...shown} />}
      </ListState>
    </Frame>
  );
}

function Editor({ set, cards, files: shownFiles }: OutputOf<typeof editSet>) {
  const styles = useStyles();
  const { rows, files, state, write, remove, move, askAgain, save, retry } = useCardRows(set.id, cards, shownFiles);
  const again = useAgain();
  // The other screens show what was written here.
  useEffect(() => {
    if (state === 'saved') again();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that everything is stored
  }, [state]);
  const list = useRef<HTMLDivElement>(null);
  /** The first field of the card below, or of the empty one at the end. */
  const goBelow = (at: number) => {
    const below = list.current?.querySelectorAll<HTMLElement>('[data-card-row]')[at + 1];
    below?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus();
  };
  return (
    <div className={styles.stack}>
      <SetSettings set={set} />
      <div className={styles.state}>
        <span role="status">{state === 'saved' ? texts.saved : state === 'saving' ? texts.saving : texts.failed}</span>
        {state === 'failed' && <Button onClick={() => void retry()}>{texts.retry}</Button>}
        <span>{texts.keys}</span>
      </div>
      <div ref={list} onBlur={() => void save()}>
        <SortableList
          items={rows}
          keyOf={({ key }) => key}
          nameOf={(row) => sideWords(row.front) || fill(texts.card, { number: rows.indexOf(row) + 1 })}
          label={setTexts.list}
          onMove={({ from, to }) => void move(from, to)}
          renderItem={(row, handle) => {
            const at = rows.indexOf(row);
            return (
              <EditedCard
                row={row}
                number={at + 1}
                files={files}
                handle={handle}
                onChange={write}
                onRemove={() => void remove(row)}
                onAskAgain={() => void askAgain(row).then(() => notify({ type: 'success', title: texts.askedAgain }), notifyRefusal)}
                onEnter={() => goBelow(at)}
              />
            );
          }}
        />
      </div>
    </div>
  );
}
