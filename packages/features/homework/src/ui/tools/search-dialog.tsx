import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useApi } from '@pausenplatz/kernel-browser';
import { fullDay } from '@pausenplatz/kernel-format';
import { Chip, ClosableDialog, FormField, ListState, look } from '@pausenplatz/kernel-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { searchTasks } from '../../contract/index.ts';
import { subjectColor } from '../../rules/index.ts';
import { plannerTexts, toolTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  hit: {
    border: 'none',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    boxSizing: 'border-box',
    cursor: 'pointer',
    width: '100%',
    display: 'grid',
    gap: '4px',
    padding: '10px 14px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  when: { display: 'flex', gap: '8px', alignItems: 'center', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Tasks by their words, newest first; a hit leads to its week. */
export function SearchDialog({ onClose, goTo }: { readonly onClose: () => void; readonly goTo: (day: string) => void }) {
  const styles = useStyles();
  const { plan } = usePlanView();
  const api = useApi();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const schoolClassId = plan.schoolClass.id;
  const query = useInfiniteQuery({
    queryKey: [searchTasks.id, schoolClassId, wanted],
    enabled: wanted.length >= 2,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call(searchTasks, { schoolClassId, text: wanted, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (last) => last.next,
  });
  const texts = toolTexts.search;
  return (
    <ClosableDialog isDone title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {(close) => (
        <>
          <FormField label={texts.label}>
            <Input value={text} contentBefore={<Search20Regular aria-hidden />} onChange={(_event, { value }) => setText(value)} />
          </FormField>
          {wanted.length < 2 ? (
            <p>{texts.start}</p>
          ) : (
            <ListState query={query} isEmpty={({ pages }) => pages[0]?.tasks.length === 0} empty={<p>{texts.nothing}</p>}>
              {({ pages }) => (
                <>
                  <ul className={styles.list}>
                    {pages
                      .flatMap((page) => page.tasks)
                      .map((task) => (
                        <li key={task.id}>
                          <button type="button" className={styles.hit} onClick={() => close(() => task.date !== null && goTo(task.date))}>
                            <span className={styles.when}>
                              {task.date === null ? texts.undated : fullDay(task.date)}
                              {task.subject !== null && <Chip color={subjectColor(plan.subjects, task.subject)}>{task.subject}</Chip>}
                            </span>
                            {task.task}
                          </button>
                        </li>
                      ))}
                  </ul>
                  {query.hasNextPage && <Button onClick={() => void query.fetchNextPage()}>{plannerTexts.listMore}</Button>}
                </>
              )}
            </ListState>
          )}
        </>
      )}
    </ClosableDialog>
  );
}
