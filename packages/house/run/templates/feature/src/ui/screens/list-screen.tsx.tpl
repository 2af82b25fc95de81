import { Card, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useParams } from 'react-router-dom';
import { {{camel}}Texts } from '../../texts.ts';
import { {{camel}}Titles } from '../../titles.ts';
import { useEntries } from '../data.ts';

/** `/{{kebab}}/:classId` */
export function Screen() {
  const { classId = '' } = useParams();
  const query = useEntries(classId);
  return (
    <Frame title={{{camel}}Titles.list}>
      <ListState
        query={query}
        isEmpty={({ entries }) => entries.length === 0}
        empty={<EmptyState scene="emptyNest" title={{{camel}}Texts.list.empty} />}
      >
        {({ entries }) => entries.map((entry) => <Card key={entry.id}>{entry.title}</Card>)}
      </ListState>
    </Frame>
  );
}
