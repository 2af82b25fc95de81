import { Radio, RadioGroup } from '@fluentui/react-components';
import { type SignedInUser, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, FormField } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { peopleTexts } from '../../texts.people.ts';
import { PersonPicker } from './person-picker.tsx';

/** To whom something is given: a class, or some of its children. */
export interface Audience {
  readonly classId: string;
  readonly isForAll: boolean;
  readonly pupilIds: readonly string[];
}

const { audience: texts } = peopleTexts;

/** The class that somebody works with, whole. */
export const firstAudience = (user: SignedInUser | null): Audience => ({
  classId: user?.currentSchoolClass ?? user?.schoolClasses[0]?.id ?? '',
  isForAll: true,
  pupilIds: [],
});

/** As calls take it: null for the whole class. */
export const chosenPupils = ({ isForAll, pupilIds }: Audience): string[] | null => (isForAll ? null : [...pupilIds]);

/** What is missing, for a form's `check`. */
export const audienceError = ({ isForAll, pupilIds }: Audience): string | undefined =>
  isForAll || pupilIds.length > 0 ? undefined : texts.choose;

interface AudienceFieldsProps {
  readonly audience: Audience;
  readonly error: string | undefined;
  readonly onChange: (audience: Audience) => void;
}

/** The fields of a form in which a teacher gives something to a class or to some of its children. */
export function AudienceFields({ audience, error, onChange }: AudienceFieldsProps) {
  const classes = useCurrentUser()?.schoolClasses ?? [];
  const { classId, isForAll, pupilIds } = audience;
  if (classes.length === 0) return <EmptyState scene="emptyNest" title={peopleTexts.noClass} as="p" />;
  return (
    <>
      <ClassPicker classes={classes} value={classId} onChange={(next) => onChange({ ...audience, classId: next, pupilIds: [] })} />
      <FormField label={texts.whom}>
        <RadioGroup
          value={isForAll ? 'all' : 'some'}
          onChange={(_event, { value }) => onChange({ ...audience, isForAll: value === 'all' })}
        >
          <Radio value="all" label={texts.wholeClass} />
          <Radio value="some" label={texts.some} />
        </RadioGroup>
      </FormField>
      {!isForAll && (
        <FormField label="" error={error}>
          <PersonPicker
            label={texts.pupils}
            among="pupils"
            classId={classId}
            chosen={pupilIds}
            onChosen={(ids) => onChange({ ...audience, pupilIds: ids })}
          />
        </FormField>
      )}
    </>
  );
}
