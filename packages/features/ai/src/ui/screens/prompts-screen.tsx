import { Button, makeStyles } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { EmptyState, Screen as Frame, Tabs, TextLink } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { PromptListName } from '../../contract/index.ts';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { aiTitles } from '../../titles.ts';
import { AiTabs } from '../prompts/ai-tabs.tsx';
import { usePromptLists } from '../prompts/data.ts';
import { PromptList } from '../prompts/prompt-list.tsx';
import { PromptScreen } from '../prompts/prompt-screen.tsx';

const PromptForm = lazy(async () => ({ default: (await import('../prompts/prompt-form.tsx')).PromptForm }));

const useStyles = makeStyles({ lists: { marginLeft: '-10px' } });

/** `/tools/ki/prompt/{list}` and `/{id}`: one of the lists of prompts, or a prompt of it. */
export function Screen() {
  const { prompt: named, id } = useParams();
  const lists = usePromptLists();
  const list = lists.find((one) => one === named);
  if (!list)
    return (
      <Frame title={aiTitles.prompts}>
        <EmptyState
          scene="closedGate"
          title={texts.notFound}
          action={<TextLink to={`/tools/ki/prompt/${lists[0]}`}>{aiTitles.prompts}</TextLink>}
        />
      </Frame>
    );
  return id === undefined ? <Lists list={list} lists={lists} /> : <PromptScreen key={id} list={list} id={id} />;
}

interface ListsProps {
  readonly list: PromptListName;
  readonly lists: readonly PromptListName[];
}

function Lists({ list, lists }: ListsProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  const mayWrite = lists.includes('user');
  return (
    <Frame
      title={aiTitles.overview}
      browserTitle={aiTitles.prompts}
      lead={texts.lead}
      actions={
        mayWrite && (
          <Button appearance="primary" icon={<Add24Regular />} onClick={() => setWriting(true)}>
            {texts.create}
          </Button>
        )
      }
    >
      <div>
        <AiTabs chosen="prompts" />
        <Tabs
          className={styles.lists}
          tabs={lists.map((name) => ({ name, label: texts.lists[name] }))}
          chosen={list}
          label={texts.listsLabel}
          onChoose={(name) => void navigate(`/tools/ki/prompt/${name}`, { replace: true, preventScrollReset: true })}
        />
      </div>
      <PromptList key={list} list={list} />
      {isWriting && (
        <Suspense>
          <PromptForm prompt={null} onClose={() => setWriting(false)} onMade={(id) => void navigate(`/tools/ki/prompt/user/${id}`)} />
        </Suspense>
      )}
    </Frame>
  );
}
