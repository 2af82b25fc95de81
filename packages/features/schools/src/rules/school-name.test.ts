import { describe, expect, it } from 'vitest';
import { atSchool, toSchool } from './school-name.ts';

describe('the name of a school in a sentence', () => {
  it.each([
    ['Schule Sonnenberg', 'an die Schule Sonnenberg', 'an der Schule Sonnenberg'],
    ['Primarschule Buchs', 'an die Primarschule Buchs', 'an der Primarschule Buchs'],
    ['Sek Lenzburg', 'an die Sek Lenzburg', 'an der Sek Lenzburg'],
    ['Unsere Schule', 'an unsere Schule', 'an unserer Schule'],
    ['Unser Schulhaus', 'an unser Schulhaus', 'an unserem Schulhaus'],
    ['Eure Schulen', 'an eure Schulen', 'an euren Schulen'],
    ['Unser Kindergarten', 'an unseren Kindergarten', 'an unserem Kindergarten'],
    ['Die Schule am See', 'an die Schule am See', 'an der Schule am See'],
    ['Das Schulhaus am Bach', 'ans Schulhaus am Bach', 'am Schulhaus am Bach'],
    ['Schulhaus Zelgli', 'ans Schulhaus Zelgli', 'am Schulhaus Zelgli'],
    ['Gymnasium Freudenberg', 'ans Gymnasium Freudenberg', 'am Gymnasium Freudenberg'],
    ['Basler Gymnasium', 'ans Basler Gymnasium', 'am Basler Gymnasium'],
    ['Internationales Gymnasium', 'ans Internationale Gymnasium', 'am Internationalen Gymnasium'],
    ['Kindergarten Rosenweg', 'an den Kindergarten Rosenweg', 'am Kindergarten Rosenweg'],
    ['Neuer Kindergarten', 'an den Neuen Kindergarten', 'am Neuen Kindergarten'],
    ['Schulen Wettingen', 'an die Schulen Wettingen', 'an den Schulen Wettingen'],
    ['Städtische Schulen Biel', 'an die Städtischen Schulen Biel', 'an den Städtischen Schulen Biel'],
    ['Freie Schule Zug', 'an die Freie Schule Zug', 'an der Freien Schule Zug'],
    ['Sankt Anna Schule', 'an die Sankt Anna Schule', 'an der Sankt Anna Schule'],
    ['Rose Schule', 'an die Rose Schule', 'an der Rose Schule'],
    ['Kantonsschule Wil (SG)', 'an die Kantonsschule Wil (SG)', 'an der Kantonsschule Wil (SG)'],
    ['Schulzentrum Moos', 'ans Schulzentrum Moos', 'am Schulzentrum Moos'],
    ['Sonnenberg', 'an die Schule «Sonnenberg»', 'an der Schule «Sonnenberg»'],
    ['Bunte Wege', 'an die Schule «Bunte Wege»', 'an der Schule «Bunte Wege»'],
    ['', 'an die Schule «»', 'an der Schule «»'],
  ])('%s', (name, to, at) => expect([toSchool(name), atSchool(name)]).toEqual([to, at]));
});
