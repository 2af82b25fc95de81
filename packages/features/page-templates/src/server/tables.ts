import type { PeopleTables } from '@pausenplatz/account/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';
import type { Audience } from '../contract/index.ts';

/** Tables of page templates. The pages themselves are kept by the feature that has pages, under the id of the template. */
export interface OwnTables {
  page_template: {
    id: string;
    /** Empty where the author is no more. */
    author_id: string;
    /** Of the author, where the template is for others. */
    school_id: Generated<string | null>;
    name: string;
    description: string;
    keywords: string[];
    audience: Audience;
    source_page_id: Generated<string | null>;
    with_below: boolean;
    pages: number;
    likes: Generated<number>;
    updated_at: Date;
    /** An admin of the school took it out of the lists of others. */
    withdrawn_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
  };
  page_template_like: { template_id: string; user_id: string };
}

/** What a template is made of: pages are another feature’s, and stay so. */
export interface PlaceTables {
  page: { id: string; title: string; deleted_at: Date | null };
}

export type PageTemplatesTables = OwnTables & PlaceTables & SchoolsTables & PeopleTables;
