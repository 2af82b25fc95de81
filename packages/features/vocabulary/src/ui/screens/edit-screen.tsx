import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ClipboardPaste24Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, ListState, notify, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Vocabulary } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { vocabularyTitles } from '../../titles.ts';
import { useEditedList } from '../data.ts';
import { EditedPortions } from '../edit/edited-portions.tsx';
import { ImportDialog } from '../edit/import-dialog.tsx';
import { ListSettings } from '../edit/list-settings.tsx';
import { useOrderChanges } from '../edit/use-order-changes.ts';
import { useOrder, useSaveState, useWordStore } from '../edit/use-word-store.ts';
import type { WordStore } from '../edit/word-store.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  heading: { flexGrow: 1, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const { edit: texts, list: listTexts, failed } = vocabularyUiTexts;

/** `/lernen/lernwoerter/bearbeiten/{id}`: the words as they are written, saved by itself. */
export function Screen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useEditedList(id);
  const list = query.data?.model;
  // What is read once more while somebody writes, and cannot be, throws nobody out.
  const isLost = list === undefined ? query.error !== null : !list.mayEdit;
  useEffect(() => {
    if (!isLost) return;
    notify({ type: 'error', title: failed.load });
    void navigate('/lernen/lernwoerter', { replace: true });
  }, [isLost, navigate]);
  return (
    <Frame
      title={list?.name ?? vocabularyTitles.edit}
      browserTitle={vocabularyTitles.edit}
      hideTitle
      above={
        <div>
          <ButtonLink to={`/lernen/lernwoerter/${id}`} appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.see}
          </ButtonLink>
        </div>
      }
    >
      <ListState query={query} skeleton="rows">
        {({ model }) => <Editor key={id} list={model} />}
      </ListState>
    </Frame>
  );
}

function Editor({ list }: { readonly list: Vocabulary }) {
  const styles = useStyles();
  const store = useWordStore(list.id, list.portions);
  const changes = useOrderChanges(store, list.id);
  const [isPasting, setPasting] = useState(false);
  return (
    <div className={styles.stack}>
      <ListSettings list={list} />
      {list.mayCorrect && <p className={styles.quiet}>{texts.uncorrectedHelp}</p>}
      {list.isUncorrected && list.isOwn && <p className={styles.quiet}>{texts.ownUncorrected}</p>}
      <div className={styles.bar}>
        <Heading store={store} />
        <Saved store={store} />
        <Button icon={<ClipboardPaste24Regular />} onClick={() => setPasting(true)}>
          {texts.import}
        </Button>
      </div>
      <EditedPortions store={store} changes={changes} mayCorrect={list.mayCorrect} />
      <div className={styles.bar}>
        <Button icon={<Add24Regular />} onClick={() => void changes.addPortion()}>
          {texts.addPortion}
        </Button>
        <span className={styles.quiet}>{texts.keys}</span>
      </div>
      {isPasting && <ImportDialog changes={changes} onClose={() => setPasting(false)} />}
    </div>
  );
}

function Heading({ store }: { readonly store: WordStore }) {
  const styles = useStyles();
  const order = useOrder(store);
  const words = counted(
    listTexts.words,
    order.reduce((sum, { keys }) => sum + keys.length, 0),
  );
  return <h2 className={styles.heading}>{fill(texts.heading, { words, portions: counted(texts.portions, order.length) })}</h2>;
}

function Saved({ store }: { readonly store: WordStore }) {
  const styles = useStyles();
  const state = useSaveState(store);
  return (
    <>
      <span role="status" className={styles.quiet}>
        {texts[state]}
      </span>
      {state === 'unsaved' && <Button onClick={() => void store.save()}>{texts.retry}</Button>}
    </>
  );
}
