import { useDraft } from '@pausenplatz/kernel-ui';
import * as z from 'zod/mini';

const kept = z.record(z.string(), z.string());
type Values = z.output<typeof kept>;

/** What somebody has filled in for a prompt; it survives a reload of this tab. */
export function useFilled(id: string): { readonly values: Values; readonly set: (name: string, value: string) => void } {
  const draft = useDraft(`ki:fields:${id}`);
  const values = readValues(draft.text);
  return { values, set: (name, value) => draft.setText(JSON.stringify({ ...values, [name]: value })) };
}

function readValues(text: string): Values {
  if (text === '') return {};
  const read = kept.safeParse(JSON.parse(text));
  return read.success ? read.data : {};
}
