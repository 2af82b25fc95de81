import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { useClassId } from '@pausenplatz/kernel-host';
import { Card, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { shopTexts } from '../../texts.ts';
import { shopTitles } from '../../titles.ts';
import { AddDialog } from '../components/add-dialog.tsx';
import { useEntries, useSetDone } from '../data.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
});

/** `/tools/shop` */
export function Screen() {
  const classId = useClassId();
  const { list: texts } = shopTexts;
  if (classId !== null) return <OfClass key={classId} classId={classId} />;
  return (
    <Frame title={shopTitles.list}>
      <EmptyState scene="emptyNest" title={texts.noClass} />
    </Frame>
  );
}

function OfClass({ classId }: { readonly classId: string }) {
  const styles = useStyles();
  const { list: texts } = shopTexts;
  const query = useEntries(classId);
  const setDone = useSetDone(classId);
  const [isAdding, setAdding] = useState(false);
  const add = query.data?.canWrite === true && (
    <Button appearance="primary" icon={<Add24Regular />} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <Frame title={shopTitles.list} width="narrow" actions={add}>
      <ListState
        query={query}
        isEmpty={({ entries }) => entries.length === 0}
        empty={<EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
      >
        {({ entries, canWrite }) => (
          <Card>
            <ul className={styles.list} aria-label={texts.label}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Checkbox
                    label={entry.title}
                    checked={entry.done}
                    disabled={!canWrite}
                    onChange={(_event, { checked }) => setDone(entry, checked === true)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ListState>
      {isAdding && <AddDialog classId={classId} onClose={() => setAdding(false)} />}
    </Frame>
  );
}
