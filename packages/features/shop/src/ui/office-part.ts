import { Box24Regular } from '@fluentui/react-icons/svg/box';
import type { OfficePart } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { shopTitles as titles } from '../titles.ts';

/** What a school ordered, among the tools of its administration. */
export const ordersPart: OfficePart = {
  kind: 'tool',
  name: 'bestellungen',
  label: () => titles.orders,
  position: 1600,
  path: '/shop/bestellungen',
  Icon: Box24Regular,
  Part: lazy(async () => ({ default: (await import('./components/order-list.tsx')).OrdersOfSchool })),
};
