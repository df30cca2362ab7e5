/** Rules of the emoji picker, added to the composer's. */
export const EMOJI_STYLES = `
.emoji-picker{display:flex;flex-direction:column;gap:8px;isolation:isolate}
.emoji-top{display:flex;gap:8px}
.emoji-top input{flex:1;min-width:0}
.emoji-top :is(input,select){min-height:40px;padding:0 12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-size:16px}
.emoji-top :is(input,select):focus-visible{outline:2px solid var(--primary);outline-offset:1px}
.emoji-categories,.emoji-recent{display:flex}
.emoji-recent{border:0;margin:0;padding:0;min-width:0}
.emoji-recent legend{font-size:12px;padding:0}
.emoji-picker :is(.emoji-categories,.emoji-recent) button,.emoji-picker [frimousse-emoji]{height:40px;min-width:0;padding:0;border:0;border-radius:8px;background:none;color:var(--text);font-size:22px;line-height:1;cursor:pointer}
.emoji-picker .emoji-categories button{flex:1;font-size:18px}
.emoji-picker .emoji-recent button,.emoji-picker [frimousse-emoji]{flex:0 0 calc(100%/7)}
.emoji-picker :is(.emoji-categories,.emoji-recent) button:hover,.emoji-picker [frimousse-emoji][data-active]{background:var(--ground);box-shadow:inset 0 0 0 2px var(--primary)}
.emoji-list{height:min(240px,40dvh)}
.emoji-list [frimousse-category-header]{unicode-bidi:plaintext;padding:6px 0;background:var(--surface);color:var(--muted);font-size:12px}
.emoji-note{display:block;padding:24px 8px;text-align:center;color:var(--muted);overflow-wrap:anywhere}
.emoji-name{font-size:12px;margin:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
@media(max-width:760px){.emoji-picker [frimousse-emoji],.emoji-picker .emoji-recent button,.emoji-top :is(input,select){height:44px}}
`;
