import type { DemoClassName, DemoSchool } from '@pausenplatz/schools/server';

interface Invited {
  readonly of: keyof Pick<DemoSchool, 'schoolId' | 'primaryId' | 'secondaryId'>;
  readonly classNames: readonly DemoClassName[];
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sentDaysAgo: number;
  readonly lastsDays: number;
}

/** Whom the demo school has invited: two who have not answered yet, and one whose invitation has ended. */
export const demoInvited: readonly Invited[] = [
  {
    of: 'primaryId',
    classNames: ['3a', '4b'],
    email: 'sabine.huber@schule.example',
    firstName: 'Sabine',
    lastName: 'Huber',
    sentDaysAgo: 3,
    lastsDays: 14,
  },
  {
    of: 'schoolId',
    classNames: [],
    email: 'marco.bernasconi@schule.example',
    firstName: 'Marco',
    lastName: 'Bernasconi',
    sentDaysAgo: 1,
    lastsDays: 14,
  },
  {
    of: 'schoolId',
    classNames: [],
    email: 'petra.wenger@schule.example',
    firstName: 'Petra',
    lastName: 'Wenger',
    sentDaysAgo: 20,
    lastsDays: 14,
  },
];
