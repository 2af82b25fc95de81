import { Button, Checkbox, Input, makeStyles, Select } from '@fluentui/react-components';
import { PersonSubtract24Regular } from '@fluentui/react-icons/svg/person-subtract';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { ResetSecondFactor } from '@pausenplatz/account/ui';
import { keyOf, useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, colorNameOf, EmptyState, FormField, ListState, TextLink } from '@pausenplatz/kernel-ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type ListedPerson, listPeople, officeLimits, type SchoolBrief } from '../../contract/index.ts';
import { classTexts, peopleTexts as texts } from '../../texts.screens.ts';
import { useListStyles } from '../styles.ts';
import { PeopleSelection } from './people-selection.tsx';
import { TeachersSelection } from './teachers-selection.tsx';

const useStyles = makeStyles({
  search: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px',
    alignItems: 'end',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const kinds = ['pupil', 'teacher', 'admin', 'withoutClass', 'trash'] as const;
type Kind = (typeof kinds)[number];

/** Everybody of a school and its child schools: searched by the server, 50 at a time. */
export function PeoplePart({ school }: { readonly school: SchoolBrief }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedPerson>>(new Map());
  const [leaving, setLeaving] = useState<ListedPerson | null>(null);
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Kind>('pupil');
  const search = useDeferredValue(typed.trim());
  const input = { schoolId: school.id, kind, search };
  const query = useInfiniteQuery({
    queryKey: [...keyOf(listPeople), input],
    queryFn: ({ pageParam, signal }) => api.call(listPeople, { ...input, ...(pageParam !== '' && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pupilKind = kind === 'teacher' || kind === 'admin' ? null : kind;
  const isChoosable = (person: ListedPerson) => kind === 'teacher' || (pupilKind !== null && person.kind === 'pupil');
  const choose = (person: ListedPerson, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(person.id, person);
    else next.delete(person.id);
    setChosen(next);
  };
  /** Also those of the pages that nobody has looked at yet. */
  const chooseAll = async () => {
    let pages = query.data?.pages ?? [];
    for (let more = query.hasNextPage; more;) {
      const next = await query.fetchNextPage();
      pages = next.data?.pages ?? pages;
      more = next.hasNextPage && !next.isError;
    }
    const fitting = pages.flatMap(({ people }) => people).filter(isChoosable);
    setChosen(new Map(fitting.slice(0, officeLimits.peopleAtOnce).map((person) => [person.id, person])));
  };
  const total = query.data?.pages[0]?.total ?? 0;
  const choices = (
    <>
      {chosen.size < Math.min(total, officeLimits.peopleAtOnce) && (
        <Button onClick={() => void chooseAll()}>{fill(texts.chooseAll, { count: Math.min(total, officeLimits.peopleAtOnce) })}</Button>
      )}
      <Button onClick={() => setChosen(new Map())}>{texts.chooseNone}</Button>
    </>
  );
  return (
    <div className={styles.stack}>
      <div className={styles.search}>
        <FormField label={texts.search}>
          <Input
            type="search"
            value={typed}
            contentBefore={<Search24Regular />}
            maxLength={80}
            onChange={(_event, { value }) => {
              setTyped(value);
              setChosen(new Map());
            }}
          />
        </FormField>
        <FormField label={texts.kind}>
          <Select
            value={kind}
            onChange={(_event, { value }) => {
              setKind(kinds.find((one) => one === value) ?? 'pupil');
              setChosen(new Map());
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      {pupilKind !== null && (
        <PeopleSelection school={school} kind={pupilKind} chosen={[...chosen.values()]} onDone={() => setChosen(new Map())}>
          {choices}
        </PeopleSelection>
      )}
      {kind === 'teacher' && (
        <TeachersSelection
          school={school}
          chosen={[...chosen.values()]}
          alone={leaving}
          onAsked={() => setLeaving(null)}
          onDone={() => setChosen(new Map())}
        >
          {choices}
        </TeachersSelection>
      )}
      <ListState
        query={query}
        isEmpty={({ pages }) => pages.every(({ people }) => people.length === 0)}
        empty={<EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
      >
        {({ pages }) => (
          <Card>
            <div className={styles.head}>
              <p className={styles.note} role="status">
                {counted(texts.total, total)}
              </p>
              {kind !== 'admin' && chosen.size === 0 && total > 1 && (
                <Button onClick={() => void chooseAll()}>
                  {fill(texts.chooseAll, { count: Math.min(total, officeLimits.peopleAtOnce) })}
                </Button>
              )}
            </div>
            <ul className={styles.list}>
              {pages
                .flatMap(({ people }) => people)
                .map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    {...(isChoosable(person) && { isChosen: chosen.has(person.id), onChoose: choose })}
                    {...(kind === 'teacher' && { onTakeOut: () => setLeaving(person) })}
                  />
                ))}
            </ul>
          </Card>
        )}
      </ListState>
      {query.hasNextPage && (
        <Button disabledFocusable={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}

const nameOf = ({ firstName, lastName }: ListedPerson) => `${firstName} ${lastName}`;

interface PersonRowProps {
  readonly person: ListedPerson;
  readonly isChosen?: boolean;
  readonly onChoose?: (person: ListedPerson, isChosen: boolean) => void;
  readonly onTakeOut?: () => void;
}

function PersonRow({ person, isChosen = false, onChoose, onTakeOut }: PersonRowProps) {
  const styles = useListStyles();
  const [first] = person.classes;
  const name = nameOf(person);
  return (
    <li className={styles.row}>
      {onChoose && (
        <Checkbox
          aria-label={fill(texts.choose, { name })}
          checked={isChosen}
          onChange={(_event, { checked }) => onChoose(person, checked === true)}
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{first ? <TextLink to={`/verwaltung/klasse/${first.id}`}>{name}</TextLink> : name}</p>
        <p className={styles.note}>{[person.userName, person.email].filter((word) => word !== null).join(' · ')}</p>
      </div>
      <div className={styles.chips}>
        {person.trashedAt !== null && <Chip color="red">{fill(texts.trashed, { date: longDay(person.trashedAt) })}</Chip>}
        {person.classes.map((one) => (
          <Chip key={one.id} color={colorNameOf(one.color)}>
            {one.name}
          </Chip>
        ))}
        {person.initialPassword && <Chip color="yellow">{classTexts.initial}</Chip>}
      </div>
      <ResetSecondFactor userId={person.id} name={name} />
      {onTakeOut && (
        <Button
          appearance="subtle"
          icon={<PersonSubtract24Regular />}
          aria-label={fill(texts.takeOut, { name })}
          title={fill(texts.takeOut, { name })}
          onClick={onTakeOut}
        />
      )}
    </li>
  );
}
