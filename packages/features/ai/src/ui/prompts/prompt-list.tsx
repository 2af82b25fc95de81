import { Dropdown, Input, makeStyles, Option, tokens } from '@fluentui/react-components';
import { plainWords } from '@pausenplatz/kernel-format';
import { EmptyState, FormField, ListState, SortableList } from '@pausenplatz/kernel-ui';
import { useDeferredValue, useState } from 'react';
import { promptCategories, type PromptCategory, type PromptLine, type PromptListName } from '../../contract/index.ts';
import { promptsFor } from '../../rules/index.ts';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { useMoveFavorite, usePromptList, useToggleInList } from './data.ts';
import { PromptCard } from './prompt-card.tsx';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'end' },
  search: { flexGrow: 1, minWidth: 'min(220px, 100%)', maxWidth: '360px' },
  category: { minWidth: 'min(220px, 100%)' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  },
  calm: { color: tokens.colorNeutralForeground2 },
});

/** One list of prompts: all of it is here, and looked through here. */
export function PromptList({ list }: { readonly list: PromptListName }) {
  const query = usePromptList(list);
  return (
    <ListState
      query={query}
      skeleton="tiles"
      isEmpty={({ prompts }) => prompts.length === 0}
      empty={<EmptyState scene="emptyNest" {...texts.empty[list]} />}
    >
      {({ prompts }) => <Filled list={list} prompts={prompts} />}
    </ListState>
  );
}

interface FilledProps {
  readonly list: PromptListName;
  readonly prompts: readonly PromptLine[];
}

function Filled({ list, prompts }: FilledProps) {
  const styles = useStyles();
  const toggle = useToggleInList(list);
  const move = useMoveFavorite();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<PromptCategory | null>(null);
  const wanted = useDeferredValue(words);
  const found = promptsFor(prompts, { words: plainWords(wanted), category });
  const isWhole = found.length === prompts.length;
  return (
    <>
      <div className={styles.filters}>
        <FormField label={texts.words} className={styles.search}>
          <Input type="search" value={words} maxLength={100} onChange={(_event, { value }) => setWords(value)} />
        </FormField>
        <FormField label={texts.category} className={styles.category}>
          <Dropdown
            value={category === null ? texts.allCategories : texts.categories[category]}
            selectedOptions={[String(category ?? '')]}
            onOptionSelect={(_event, { optionValue }) => setCategory(promptCategories.find((one) => String(one) === optionValue) ?? null)}
          >
            <Option value="">{texts.allCategories}</Option>
            {promptCategories.map((one) => (
              <Option key={one} value={String(one)}>
                {texts.categories[one]}
              </Option>
            ))}
          </Dropdown>
        </FormField>
      </div>
      {found.length === 0 && <p className={styles.calm}>{texts.notFound}</p>}
      {list === 'favorites' && isWhole ? (
        <SortableList
          items={prompts}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          label={texts.lists[list]}
          onMove={({ from, to }) => move(prompts[from]?.id ?? '', to)}
          renderItem={(prompt, handle) => <PromptCard prompt={prompt} list={list} onToggle={() => toggle(prompt.id)} handle={handle} />}
        />
      ) : (
        <ul className={styles.list} aria-label={texts.lists[list]}>
          {found.map((prompt) => (
            <li key={prompt.id}>
              <PromptCard prompt={prompt} list={list} onToggle={() => toggle(prompt.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
