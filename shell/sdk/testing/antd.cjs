/** The parts of antd that shell/ui stands on, one by one: loading all of antd takes every test file two seconds. */
exports.theme = require('antd/lib/theme').default;
exports.ConfigProvider = require('antd/lib/config-provider').default;
exports.Modal = require('antd/lib/modal').default;
exports.QRCode = require('antd/lib/qr-code').default;
exports.Select = require('antd/lib/select').default;
exports.Tabs = require('antd/lib/tabs').default;
exports.Tooltip = require('antd/lib/tooltip').default;
