export { ClassPicker } from './class-picker.tsx';
export { GroupPicker } from './group-picker.tsx';
