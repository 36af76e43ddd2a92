"""The edge of the server: what happens to bytes before they are requests and messages.

Strangers can reach everything here, so nothing here trusts them: every connection has a size, a time and a share.
"""
