import { makeStyles } from '@fluentui/react-components';
import { Tabs } from '@pausenplatz/kernel-ui';
import { useNavigate } from 'react-router-dom';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { usePromptLists } from './data.ts';

const useStyles = makeStyles({ tabs: { marginLeft: '-10px' } });

const names = ['services', 'prompts'] as const;

/** Services and prompts, each at an address of its own. */
export function AiTabs({ chosen }: { readonly chosen: (typeof names)[number] }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const [first] = usePromptLists();
  return (
    <Tabs
      className={styles.tabs}
      tabs={names.map((name) => ({ name, label: texts.tabs[name] }))}
      chosen={chosen}
      label={texts.tabsLabel}
      onChoose={(name) => void navigate(name === 'services' ? '/tools/ki' : `/tools/ki/prompt/${first}`)}
    />
  );
}
