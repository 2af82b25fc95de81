export { foldersExamples } from './examples.ts';
export { foldersTesting } from './feature.ts';
export { aFileOf, aFolder, aFolderBlock, anItem, anotherFolderBlock, foldersTablesOf } from './folders.ts';
