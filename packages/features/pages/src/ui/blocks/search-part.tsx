import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { useHost } from '@pausenplatz/kernel-host/capabilities';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { SearchPlace, SearchSite } from '../../contract/index.ts';
import { searchAddress, sites } from '../../rules/search-address.ts';
import { searchViewTexts as texts } from '../../texts.search-block.ts';
import { ChipChoice } from './chip-choice.tsx';
import { OnPaper } from './on-paper.tsx';
import { FoundList } from './search-found.tsx';
import { type Searching, useFound } from './use-found.ts';
import { useWordFieldStyles } from './word-field-styles.ts';

interface SearchPartProps extends Searching {
  readonly title: string;
  readonly places: readonly SearchPlace[];
  readonly page: BlockSurroundings;
}

const isSite = (place: SearchPlace): place is SearchSite => place !== 'page' && place !== 'files';

const nameOf = (place: SearchPlace): string => (place === 'page' || place === 'files' ? texts.places[place] : sites[place].name);

/** A field for words and where to search for them; a website learns of them when somebody presses, and shows what it finds in its own window. */
export function SearchPart({ title, places, page, findBelow, findFiles }: SearchPartProps) {
  const fieldStyles = useWordFieldStyles();
  const host = useHost();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const offered = places.filter((place) => place !== 'files' || findFiles !== undefined);
  const [chosen, setChosen] = useState<SearchPlace | null>(null);
  const { found, search, forget } = useFound({ findBelow, findFiles });
  const place = offered.find((one) => one === chosen) ?? offered[0];
  if (place === undefined) return null;
  const heading = title || texts.title;
  const paper = places.find(isSite);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim().replace(/\s+/gu, ' ') ?? '';
    if (words === '') field.current?.focus();
    else if (place === 'page' || place === 'files') void search(place, { words, pageId: page.pageId, within: card.current });
    else {
      forget();
      host.openLink(searchAddress(place, words));
    }
  };
  return (
    <>
      <OnPaper title={heading} url={paper === undefined ? null : searchAddress(paper)} />
      <div ref={card} className={fieldStyles.card}>
        <form className={fieldStyles.form} role="search" aria-labelledby={id} onSubmit={submit}>
          <label id={id} className={fieldStyles.label} htmlFor={`${id}-words`}>
            {heading}
          </label>
          <div className={fieldStyles.row}>
            <input
              ref={field}
              id={`${id}-words`}
              className={fieldStyles.field}
              type="search"
              placeholder={texts.placeholder}
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby={`${id}-hint`}
            />
            <button type="submit" className={fieldStyles.go}>
              {texts.go}
            </button>
          </div>
          {offered.length > 1 && (
            <ChipChoice
              legend={texts.where}
              choices={offered.map((one) => ({ value: one, name: nameOf(one) }))}
              value={place}
              onChange={(one) => {
                setChosen(one);
                forget();
              }}
            />
          )}
          <p id={`${id}-hint`} className={fieldStyles.hint}>
            {place === 'page' || place === 'files' ? texts.here : texts.elsewhere.replaceAll('{site}', sites[place].name)}
          </p>
        </form>
        <FoundList found={found} />
      </div>
    </>
  );
}
