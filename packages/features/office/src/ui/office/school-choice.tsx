import { Select } from '@fluentui/react-components';
import { EmptyState, ButtonLink, FormField, ListState } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SchoolBrief } from '../../contract/index.ts';
import { officeScreenTexts } from '../../texts.screens.ts';
import { useOffice } from '../data.ts';

interface SchoolChoiceProps {
  /** Only schools that the person administers. */
  readonly administered?: boolean;
  readonly none?: ReactNode;
  readonly children: (school: SchoolBrief) => ReactNode;
}

/** Shows something about one school of the person, which the address remembers; asks which when there are several. */
export function SchoolChoice({ administered = false, none, children }: SchoolChoiceProps) {
  const query = useOffice();
  const [search, setSearch] = useSearchParams();
  const fitting = (schools: readonly SchoolBrief[]) => schools.filter((school) => !administered || school.administers);
  const empty = none ?? (
    <EmptyState
      scene="closedGate"
      title={officeScreenTexts.none}
      body={officeScreenTexts.noneBody}
      action={
        <ButtonLink to="/verwaltung/schule-verbinden" appearance="primary">
          {officeScreenTexts.connect}
        </ButtonLink>
      }
    />
  );
  return (
    <ListState query={query} isEmpty={({ schools }) => fitting(schools).length === 0} empty={empty}>
      {({ schools }) => {
        const all = fitting(schools);
        const chosen = all.find(({ id }) => id === search.get('schule')) ?? all.find(({ parentId }) => parentId === null) ?? all[0];
        return (
          <>
            {all.length > 1 && (
              <FormField label={officeScreenTexts.school}>
                <Select value={chosen?.id ?? ''} onChange={(_event, { value }) => setSearch({ schule: value }, { replace: true })}>
                  {all.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </FormField>
            )}
            {chosen && children(chosen)}
          </>
        );
      }}
    </ListState>
  );
}
