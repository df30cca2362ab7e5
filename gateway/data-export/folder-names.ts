/** Folders that any system can make, each of another name. */
export function createFolderNames(): (name: string) => string {
  const usedNames = new Set<string>();
  return (name) => {
    const plain =
      name
        .replace(/[^\p{L}\p{N} _-]/gu, '_')
        .slice(0, 60)
        .trim() || 'Workspace';
    for (let n = 1; ; n++) {
      const folder = n === 1 ? plain : `${plain} ${n}`;
      if (usedNames.has(folder.toLowerCase())) continue;
      usedNames.add(folder.toLowerCase());
      return folder;
    }
  };
}
