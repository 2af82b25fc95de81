import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { minify } from 'terser';
import { flatStyles } from './flat-styles.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const options: BuildOptions = {
  bundle: true,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
  charset: 'utf8',
  jsx: 'automatic',
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // The same interface as React's in a fifth of its size: a school's website loads this for one calendar.
  alias: {
    'react/jsx-runtime': 'preact/compat/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    react: pathOf('inline/light-react.ts'),
  },
};

/** The script that draws calendars and the field for codes on the website itself; one file, as `v1.js`. */
export async function bundleInline(): Promise<string> {
  const plugins = await flatStyles(options);
  const { outputFiles } = await build({ ...options, minify: false, format: 'iife', entryPoints: [pathOf('inline/index.tsx')], plugins });
  // It finds three per cent more than the bundler's own minifier, which is what the views need more than the limit has.
  const { code } = await minify(outputFiles?.[0]?.text ?? '', {
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
    mangle: { toplevel: true },
  });
  return code ?? '';
}
