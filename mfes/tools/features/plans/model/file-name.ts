export function fileNameOf(businessType: string): string {
  const words = businessType.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).replace(/-$/, '');
  return `${name || 'business'}-plan.md`;
}
