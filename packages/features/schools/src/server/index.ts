import type { ServerFeature } from '@pausenplatz/kernel-server';
import { createSchools } from './migrations/2026-11-20-schools-create.ts';

export { demoClassNames, type DemoClassName, type DemoSchool, plantDemoSchool } from './demo/demo-school.ts';
export type { SchoolsTables } from './tables.ts';
export { type ClassMembership, type Memberships, membershipsOf, type SchoolMembership } from './memberships.ts';

export const schoolsServer: ServerFeature = { name: 'schools', migrations: [createSchools], handlers: [] };
