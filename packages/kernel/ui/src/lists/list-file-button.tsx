import { Button } from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { listEndings, readFile, textOf } from '@pausenplatz/kernel-browser/lists';
import { useRef, useState } from 'react';
import { listTexts as texts } from '../texts.lists.ts';

/** A file becomes the lines that somebody could have pasted, so that they can be mended where they are seen. */
export function ListFileButton({ onText }: { readonly onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<keyof typeof texts.problems | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const list = await readFile(file);
    setProblem(typeof list === 'string' ? list : null);
    if (typeof list !== 'string') onText(await textOf(list.cells));
  };
  return (
    <div>
      <Button icon={<ArrowUpload24Regular />} onClick={() => input.current?.click()}>
        {texts.file}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={listEndings}
        aria-label={texts.file}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {problem !== null && <p role="alert">{texts.problems[problem]}</p>}
    </div>
  );
}
