/** In place of what writes antd's styles into the page: jsdom draws nothing, and parsing them is a fifth of a test's time. */
const nowhere = { setAttribute: () => undefined };
exports.updateCSS = () => nowhere;
exports.injectCSS = () => nowhere;
exports.removeCSS = () => undefined;
exports.clearContainerCache = () => undefined;
