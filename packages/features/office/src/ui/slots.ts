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

interface PrintedProps {
  readonly schoolClass: { readonly id: string; readonly name: string };
  readonly userIds: readonly string[];
}

/** What is printed about pupils. */
export interface ClassPaper {
  /** For the whole class: buttons in its head. */
  readonly OfClass: ComponentType<PrintedProps>;
  /** For chosen pupils: the word on a button, and the dialog behind it, which outlives the choice. */
  readonly label: string;
  readonly Dialog: ComponentType<PrintedProps & { readonly onClose: () => void }>;
}

export const classPaper = slotKey<ClassPaper>('office.classPaper');

interface SchoolPaperProps {
  /** Whose paper; all pupils of a class where nobody is named. */
  readonly classes: readonly { readonly id: string; readonly name: string; readonly userIds?: readonly string[] }[];
  readonly onClose: () => void;
}

/** What is printed of several classes at once: the word on a button, and the dialog behind it. */
export interface SchoolPaper {
  readonly label: string;
  readonly Dialog: ComponentType<SchoolPaperProps>;
}

export const schoolPaper = slotKey<SchoolPaper>('office.schoolPaper');

/** A setting of a school, on its own screen and among what holds for the school. */
export interface SchoolSetting {
  /** In the address: `/einstellungen/briefe`. */
  readonly name: string;
  readonly label: string;
  readonly heading: string;
  readonly Part: ComponentType<{ readonly schoolId: string }>;
}

export const schoolSetting = slotKey<SchoolSetting>('office.schoolSetting');
