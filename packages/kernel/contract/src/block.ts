import type * as z from 'zod/mini';

/** The eight groups of the catalogue (specification section 3), in order. */
export const blockGroups = [
  'Links und Dokumente',
  'Text Bild und Ton',
  'Planen und Organisieren',
  'Lernen und Spielen',
  'Kommunikation',
  'Sprachen',
  'Design',
  'Weitere Inhalte',
] as const;
export type BlockGroup = (typeof blockGroups)[number];

/** What readers get to see; `tasks` without names and private entries, `tasksOfClass` for the class alone. */
export type BlockContent = 'words' | 'pictures' | 'films' | 'sounds' | 'links' | 'websites' | 'tasks' | 'tasksOfClass';

/** What an author may want to look at: a picture that says nothing to those who do not see it, a last day that has passed. */
export type BlockConcern = 'pictureWithoutWords' | 'over';

export interface BlockFlags {
  /** Only for users with the pro flag. */
  readonly pro: boolean;
  readonly pupil: boolean;
  readonly private: boolean;
  /** Has settings that can be edited. */
  readonly settings: boolean;
}

/** Settings as they are stored, before their type said that they obey it. */
export type AnySettings = Readonly<Record<string, unknown>>;

/** A block type: what is stored is `{type, version, settings}`, and `settings` obeys this schema. */
export interface BlockType<Type extends string = string, Settings extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: Type;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly group: BlockGroup;
  /** Place within its group, from 1 on, as the specification counts; those to come have theirs already. */
  readonly position: number;
  readonly flags: BlockFlags;
  readonly settings: Settings;
  /** How settings of an earlier version become those of the next one, by the version that they have; one step for each version before this. */
  readonly upgrade?: Readonly<Record<number, (old: AnySettings) => AnySettings>>;
  /** What pupils may write of it; the same unless said otherwise. */
  readonly settingsOfPupils?: z.ZodMiniType<z.output<Settings>>;
  /** What a fresh block holds. */
  readonly empty: z.output<Settings>;
  /** Ids of the files that these settings show, so that reading the page may show them too. */
  readonly filesIn?: (settings: z.output<Settings>) => readonly string[];
  /** Words of this block for the search. */
  readonly wordsIn?: (settings: z.output<Settings>) => string;
  /** Addresses that the type makes of its settings, or brings by itself, for whoever checks links; those that stand in the settings are found without. */
  readonly leadsTo?: (settings: z.output<Settings>) => readonly { readonly url: string; readonly label: string }[];
  /** What these settings show, for who thinks about whom to show the page. */
  readonly shows?: (settings: z.output<Settings>) => readonly BlockContent[];
  /** What its author may want to look at on this day (`2026-11-25`). */
  readonly concerns?: (settings: z.output<Settings>, today: string) => readonly BlockConcern[];
  /** The settings without what others than the author brought, for a copy that leaves out what was made on a page. */
  readonly withoutEntries?: (settings: z.output<Settings>) => z.output<Settings>;
  /** What the settings hold of a class, for a copy on a page of this one (null: of none). */
  readonly inClass?: (classId: string | null) => Partial<z.output<Settings>>;
}
export type SettingsOf<B> = B extends BlockType<string, infer S> ? z.output<S> : never;

export function defineBlock<const Type extends string, const Settings extends z.ZodMiniType>(
  block: BlockType<Type, Settings>,
): BlockType<Type, Settings> {
  return block;
}

/**
 * Settings as they are stored, in the shape that their type has today: the one door through which anybody reads them. Null for what cannot be
 * read: of a later version, of one to which no step leads, or what no longer obeys the type.
 */
export function readSettings<Settings extends z.ZodMiniType>(
  block: BlockType<string, Settings>,
  stored: { readonly version: number; readonly settings: AnySettings },
): z.output<Settings> | null {
  const today = upgraded(block, stored);
  const parsed = today === null ? null : block.settings.safeParse(today);
  return parsed?.success ? parsed.data : null;
}

function upgraded({ version: today, upgrade }: Pick<BlockType, 'version' | 'upgrade'>, { version, settings }: Stored): AnySettings | null {
  if (version > today) return null;
  let reached = settings;
  for (let at = version; at < today; at += 1) {
    const step = upgrade?.[at];
    if (!step) return null;
    try {
      reached = step(reached);
    } catch {
      // A step may trust the shape of its version; what never had that shape cannot be read.
      return null;
    }
  }
  return reached;
}

type Stored = Parameters<typeof readSettings>[1];
