import { searchLimits } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { searchPeople } from '../../contract/search.ts';
import { searchTexts } from '../../texts.search.ts';
import { handle } from '../office.ts';
import { searchedPeople } from '../queries/search-people.ts';

export const searchPeopleHandler = handle(searchPeople, async (context, input) => {
  const words = plainWords(input.words);
  if (words.length === 0) return { hits: [], more: false };
  const most = input.all ? searchLimits.all : searchLimits.few;
  const found = await searchedPeople(context.db, personOf(context), words, most + 1);
  return {
    more: found.length > most,
    hits: found.slice(0, most).map(({ firstName, lastName, kind, classId, className, schoolId, schoolName }) => ({
      // Who stands in no class is found among the people of the school.
      path: classId === null ? `/verwaltung?schule=${schoolId}&bereich=personen` : `/verwaltung/klasse/${classId}`,
      name: `${firstName} ${lastName}`,
      detail: `${searchTexts.kinds[kind]} · ${className ?? schoolName}`,
    })),
  };
});
