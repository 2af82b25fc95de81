import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, look } from '@pausenplatz/kernel-ui';
import { ClassPicker, GroupPicker } from '@pausenplatz/schools/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { getPeople, PersonBrief } from '../../contract/people.ts';
import { findPeople } from '../../rules/find-people.ts';
import { peopleTexts as texts } from '../../texts.people.ts';
import { usePeople } from '../data.ts';
import { PersonRow } from './person-row.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  list: { maxHeight: '340px', overflowY: 'auto', borderRadius: look.radiusCard, border: `1px solid ${tokens.colorNeutralStroke2}` },
  heading: {
    padding: '10px 12px 4px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  nothing: { padding: '16px 12px', color: tokens.colorNeutralForeground2 },
});

type People = OutputOf<typeof getPeople>;

export interface PersonPickerProps {
  /** Names the whole control for those who cannot see it. */
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChosen: (ids: readonly string[]) => void;
  /** One person at most: a choice replaces the one before. */
  readonly single?: boolean;
  /** Whom one may choose; pupils and teachers unless said. */
  readonly among?: 'pupils' | 'teachers' | 'both';
  /** A class that is given; without it one of the own classes is chosen here. */
  readonly classId?: string;
}

/**
 * Chooses people of a class that the actor may see: search, groups, one or several, all of it by keyboard
 * (arrow keys walk from the search field on, space or enter chooses, what is typed in the search field stays).
 */
export function PersonPicker({ label, chosen, onChosen, single = false, among = 'both', classId }: PersonPickerProps) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const user = useCurrentUser();
  const [own, setOwn] = useState(user?.currentSchoolClass ?? user?.schoolClasses[0]?.id ?? null);
  const [typed, setTyped] = useState('');
  const shownClass = classId ?? own;
  const query = usePeople(shownClass);
  const classes = user?.schoolClasses ?? [];

  const toggle = (id: string) => {
    const isChosen = chosen.includes(id);
    if (single) return onChosen(isChosen ? [] : [id]);
    return onChosen(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  if (shownClass === null) return <EmptyState scene="emptyNest" title={texts.noClass} as="p" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys walk between the boxes inside, which have their own roles
    <div ref={frame} className={styles.frame} role="group" aria-label={label} onKeyDown={(event) => walk(event, frame.current)}>
      {classId === undefined && classes.length > 1 && <ClassPicker classes={classes} value={shownClass} onChange={setOwn} />}
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        contentBefore={<Search20Regular aria-hidden />}
        value={typed}
        onChange={(_event, { value }) => setTyped(value)}
      />
      <ListState
        query={query}
        skeleton="rows"
        isEmpty={({ pupils, teachers }) => pupils.length + teachers.length === 0}
        empty={<EmptyState scene="emptyNest" title={texts.empty} as="p" />}
      >
        {(people) => (
          <>
            {!single && among !== 'teachers' && people.pupils.length > 0 && (
              <GroupPicker
                groups={people.groups}
                pupilIds={people.pupils.map(({ id }) => id)}
                chosen={new Set(chosen)}
                onChange={(ids) => onChosen([...ids])}
              />
            )}
            <Found people={people} typed={typed} among={among} chosen={chosen} onToggle={toggle} />
            {!single && chosen.length > 0 && <output>{fill(texts.chosen, { count: chosen.length })}</output>}
          </>
        )}
      </ListState>
    </div>
  );
}

/** Arrow keys go from the search field to the people and around; enter chooses and never sends a form around the picker. */
function walk(event: KeyboardEvent, frame: HTMLElement | null): void {
  const boxes = [...(frame?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? [])];
  const at = boxes.findIndex((box) => box === document.activeElement);
  const isSearching = event.target instanceof HTMLInputElement && event.target.type === 'search';
  const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key];
  if (step === undefined || (at < 0 && !isSearching)) return;
  event.preventDefault();
  if (at < 0) boxes.at(step < 0 ? -1 : 0)?.focus();
  else if (step === 0) boxes[at]?.click();
  else boxes[(at + step + boxes.length) % boxes.length]?.focus();
}

interface FoundProps {
  readonly people: People;
  readonly typed: string;
  readonly among: 'pupils' | 'teachers' | 'both';
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

function Found({ people, typed, among, chosen, onToggle }: FoundProps) {
  const styles = useStyles();
  const pupils = among === 'teachers' ? [] : findPeople(people.pupils, typed);
  const teachers = among === 'pupils' ? [] : findPeople(people.teachers, typed);
  if (pupils.length + teachers.length === 0) return <p className={styles.nothing}>{texts.nobody}</p>;
  const part = (heading: string, found: readonly (PersonBrief & { readonly number?: number })[]) =>
    found.length > 0 && (
      <div role="group" aria-label={heading}>
        <p className={styles.heading}>{heading}</p>
        {found.map((person) => (
          <PersonRow key={person.id} person={person} isChosen={chosen.includes(person.id)} onToggle={() => onToggle(person.id)} />
        ))}
      </div>
    );
  return (
    <div className={styles.list}>
      {part(texts.pupils, pupils)}
      {part(texts.teachers, teachers)}
    </div>
  );
}
