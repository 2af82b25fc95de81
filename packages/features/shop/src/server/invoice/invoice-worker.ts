import { inWorker } from '@pausenplatz/kernel-server';
import type { setInvoice } from './set-invoice.ts';

/** Sets a bill on another thread: nobody else waits for it. */
export const invoiceDocument = inWorker<typeof setInvoice>(new URL('./set-invoice.ts', import.meta.url).href, 'setInvoice');
