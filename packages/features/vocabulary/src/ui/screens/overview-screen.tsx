import { Button, makeStyles } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type VocabularyTab, vocabularyTabs } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { vocabularyTitles } from '../../titles.ts';
import { useListChanges, useLists } from '../data.ts';
import { ListTiles } from '../overview/list-tiles.tsx';
import { useAnswers } from '../train/use-answers.ts';

const useStyles = makeStyles({ tabs: { marginLeft: '-10px' } });

const { overview: texts } = vocabularyUiTexts;

/** `/lernen/lernwoerter`: lists of one's classes, one's own, and those that are shared. */
export function Screen() {
  const styles = useStyles();
  const navigate = useNavigate();
  const changes = useListChanges();
  const [search, setSearch] = useSearchParams();
  const roles = useCurrentUser()?.userRoles ?? [];
  const mayWrite = roles.includes('Teacher') || roles.includes('Pupil');
  const tab = vocabularyTabs.find((one) => one === search.get('bereich')) ?? 'schoolClasses';
  const create = async () => {
    const made = await changes.create();
    if (made) await navigate(`/lernen/lernwoerter/bearbeiten/${made.id}`);
  };
  return (
    <Frame
      title={vocabularyTitles.overview}
      lead={texts.lead}
      {...(mayWrite && {
        actions: (
          <Button appearance="primary" icon={<Add24Regular />} onClick={() => void create()}>
            {texts.create}
          </Button>
        ),
      })}
    >
      <Tabs
        className={styles.tabs}
        tabs={vocabularyTabs.map((name) => ({ name, label: texts.tabs[name] }))}
        chosen={tab}
        label={texts.tabsLabel}
        onChoose={(bereich) => setSearch({ bereich }, { replace: true })}
      />
      <Lists key={tab} tab={tab} />
    </Frame>
  );
}

function Lists({ tab }: { readonly tab: VocabularyTab }) {
  // What was answered without a line goes from here as well.
  useAnswers();
  const query = useLists(tab);
  return (
    <ListState
      query={query}
      skeleton="tiles"
      isEmpty={({ lists }) => lists.length === 0}
      empty={<EmptyState scene="emptyNest" title={texts.empty[tab].title} body={texts.empty[tab].body} />}
    >
      {({ lists }) => <ListTiles lists={lists} label={texts.tabs[tab]} />}
    </ListState>
  );
}
