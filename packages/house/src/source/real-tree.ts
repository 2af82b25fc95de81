import { type ParsedModule, parseModule } from './parse-module.ts';
import { codeFolders, pathsBelow, projectRoot, readFiles } from './walk-files.ts';

let modules: readonly ParsedModule[] | undefined;

/** Every TypeScript module of the project, parsed once a run. */
export function realModules(): readonly ParsedModule[] {
  modules ??= readFiles(
    projectRoot,
    codeFolders.flatMap((folder) => pathsBelow(projectRoot, folder)),
    /\.tsx?$/,
  ).map(parseModule);
  return modules;
}
