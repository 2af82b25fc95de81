import { slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';
import type { SchoolBrief } from '../contract/index.ts';

interface PartOfOffice {
  /** In the address: `/verwaltung?bereich=export`. */
  readonly name: string;
  readonly label: (school: SchoolBrief) => string;
  /** Where it stands among its like; the administration's own tabs stand at full hundreds. */
  readonly position: number;
  readonly Part: ComponentType<{ readonly school: SchoolBrief }>;
}

/** Beside classes and people, for who administers the school. */
interface OfficeTab extends PartOfOffice {
  readonly kind: 'tab';
}

/** In the list of tools; teachers go to the tool's own address, who only administers finds it inside of the administration. */
interface OfficeTool extends PartOfOffice {
  readonly kind: 'tool';
  readonly path: string;
  /** 24 px pictogram. */
  readonly Icon: ComponentType;
}

/** What another feature brings into the administration. */
export type OfficePart = OfficeTab | OfficeTool;

export const officePart = slotKey<OfficePart>('office.part');
