import type { ItemIcon } from '../../contract/index.ts';

interface DemoEntry {
  readonly title: string;
  readonly url: string;
  readonly icon: ItemIcon;
  readonly group: number;
  readonly pupilCanEdit: boolean;
  readonly teacherCanSee: boolean;
  /** From the top of the class; the others have no account yet. */
  readonly secrets: readonly string[];
  /** Of these the child has made a password of its own. */
  readonly changed: readonly number[];
  readonly hidden: readonly number[];
}

export const demoGroups = ['Lesen', 'Rechnen'] as const;

/** Accounts of class 3a elsewhere. */
export const demoEntries: readonly DemoEntry[] = [
  {
    title: 'Antolin',
    url: 'https://antolin.westermann.de/',
    icon: 'book',
    group: 0,
    pupilCanEdit: true,
    teacherCanSee: true,
    secrets:
      'igel-apfel-schiff-47 fuchs-lampe-see-31 zebra-kuchen-wind-82 tulpe-anker-ball-16 tulpe-anker-ball-16 robbe-kirsche-mond-55 otter-feder-glocke-73 elias2018 wolke-stern-tisch-28 panda-insel-topf-64 raupe-koffer-zelt-39 storch-melone-uhr-21 kater-film-licht-64 hirsch-zaun-mango-15 qualle-drache-heu-83 falke-kanne-moos-49 esel-kugel-teller-72 amsel-floss-zimt-36 kuh-planet-nuss-58 maus-segel-ring-11'.split(
        ' ',
      ),
    changed: [2, 6, 7, 13, 16],
    hidden: [6],
  },
  {
    title: 'Mathletics',
    url: 'https://www.mathletics.com/',
    icon: 'calculator',
    group: 1,
    pupilCanEdit: false,
    teacherCanSee: true,
    secrets:
      'rakete-hut-biene-90 luchs-gurke-turm-43 kamel-seife-dorf-12 birne-pirat-schnee-77 adler-kiste-lupe-35 puppe-ofen-wald-68 ziege-magnet-bach-24 kerze-dino-strand-51'.split(
        ' ',
      ),
    changed: [],
    hidden: [],
  },
];
